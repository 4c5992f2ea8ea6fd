/** @jest-environment node */
import { Type as T } from '@sinclair/typebox'
import { shapeOf } from './answer-shapes.ts'
import { endpoints } from './endpoints.ts'
import { Fen, FlagState, Id, IdOrEmpty, PageOf, Seconds, StateOf, TextStateOf } from './schema.ts'
import { orderStatus } from './constants.ts'

test.each([
  ['an id', Id, 'id'],
  ['a text that may be empty', T.String(), 'text'],
  ['a text that is never empty', T.String({ minLength: 1 }), 'token'],
  ['a pattern that an empty text fits', T.String({ pattern: '^([0-9]{4})?$' }), 'text'],
  ['an id or nothing', IdOrEmpty, 'idOrEmpty'],
  ['an id or a word', T.Union([Id, T.Literal('')]), 'text'],
  ['money', Fen, 'fen'],
  ['a moment', Seconds, 'moment'],
  ['a count', T.Integer(), 'count'],
  ['a number that may be negative', T.Integer({ minimum: -1 }), 'number'],
  ['a state', StateOf(orderStatus), ['one', 0, 1, 2, 3, 4, 5, 6, 7]],
  ['a state as text', TextStateOf('none', 'ready'), ['one', 'none', 'ready']],
  ['a flag that may be unknown', FlagState('why'), ['one', false, true]],
  ['something or null', T.Union([T.Object({ id: Id }), T.Null()]), ['null', { id: 'id' }]],
  ['a tuple', T.Tuple([Id, T.String()]), ['tuple', 'id', 'text']],
  ['any keys', T.Record(T.String(), T.Boolean()), ['map', 'flag']],
  ['optional and essential fields', T.Object({ a: T.Optional(Id), b: T.Boolean({ 'x-essential': 'why' }) }), { 'a?': 'id', 'b!': 'flag' }],
  ['a page of a list', PageOf(T.Object({ id: Id })), { list: [{ id: 'id' }], total: 'count', page: 'count', page_size: 'count' }],
])('%s', (_, schema, shape) => {
  expect(shapeOf(schema)).toEqual(shape)
})

test('every answer of the contract has a shape', () => {
  for (const { data } of Object.values(endpoints)) expect(JSON.stringify(shapeOf(data))).not.toContain('"any"')
})
