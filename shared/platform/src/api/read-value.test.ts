/** @jest-environment node */
import fc from 'fast-check'
import type { Shape } from '@xhkt/contract/answer-shape'
import { answerShapes } from '@xhkt/contract/answer-shapes'
import { endpoints } from '@xhkt/contract/endpoints'
import { unknownState, unknownTextState } from '@xhkt/contract/unknown-state'
import { hasShape, readStrictly, readValue } from './read-value.ts'

const read = (shape: Shape, value: unknown) => readValue(shape, value).value
const faultsOf = (shape: Shape, value: unknown) => readValue(shape, value).faults

// docs/product/answers.md#tolerant
test.each<[string, Shape, unknown, unknown]>([
  ['a null list is empty', ['text'], null, []],
  ['a missing list is empty', { list: ['text'] }, {}, { list: [] }],
  ['an id as a number is its text', 'id', 7, '7'],
  ['a text as a number is its text', 'text', 7, '7'],
  ['a null text is empty', 'text', null, ''],
  ['a number as text is the number', 'count', '12.5', 12.5],
  ['1 and 0 are flags', ['tuple', 'flag', 'flag'], [1, '0'], [true, false]],
  ['a missing value that may be null is null', { a: ['null', { id: 'id' }] }, {}, { a: null }],
  ['an optional null is missing', { 'a?': 'text' }, { a: null }, {}],
  ['an optional null that may be null stays', { 'a?': ['null', 'id'] }, { a: null }, { a: null }],
  ['null is an object that needs no field', { a: { 'b?': 'text' }, c: {} }, { a: null }, { a: {}, c: {} }],
  ['an unknown field stays', { a: 'text' }, { a: 'x', b: { c: 1 } }, { a: 'x', b: { c: 1 } }],
  ['1 and 0 are flags that may be unknown', ['tuple', ['one', false, true], ['one', false, true]], [1, '0'], [true, false]],
  ['a state as text is the state', ['one', 0, 1], '1', 1],
  ['the shape without a fault of several', ['union', { a: ['one', 1] }, { a: ['one', 0] }], { a: 0 }, { a: 0 }],
])('reads without a loss and without a fault: %s [answers#tolerant]', (_, shape, value, expected) => {
  expect(readValue(shape, value)).toEqual({ value: expected, faults: [] })
})

// docs/product/answers.md#strict
test.each<[string, Shape, unknown, unknown]>([
  ['a null price is unknown', 'fen', null, NaN],
  ['a negative price is unknown', 'fen', -1, NaN],
  ['a price beyond ten digits is unknown', 'fen', 1e10, NaN],
  ['a moment in milliseconds is unknown', 'moment', 1_800_000_000_000, NaN],
  ['a moment of 1970 is unknown', 'moment', 99, NaN],
  ['no moment is no fault, null is one', ['tuple', 'moment', 'moment'], [0, null], [0, NaN]],
  ['an infinite number is unknown', 'number', Infinity, NaN],
  ['an unknown state', ['one', 0, 1], 99, unknownState],
  ['an unknown state as text', ['one', 'a', 'b'], 'c', unknownTextState],
  ['what may be an id is empty', ['tuple', 'idOrEmpty', 'idOrEmpty'], ['-7', 7], ['', '7']],
  ['a flag is false', { a: 'flag' }, { a: 'x' }, { a: false }],
  ['a flag whose false would be a guess', { a: ['one', false, true] }, {}, { a: unknownTextState }],
  ['a state of null', ['one', 'a', 'b'], null, unknownTextState],
  ['an item without its id is left out', [{ id: 'id' }], [{ id: '1' }, { id: null }, null, 'x', { id: 3 }], [{ id: '1' }, { id: '3' }]],
  ['what may be null and cannot be read is null', ['null', { id: 'id' }], { id: {} }, null],
  ['what is optional and cannot be read is missing', { 'a?': { id: 'id' } }, { a: 3 }, {}],
  ['a tuple of another length cannot be read', { 'a?': ['tuple', 'id', 'id'] }, { a: ['1'] }, {}],
])('nothing is made up: %s [answers#unknown-states]', (_, shape, value, expected) => {
  expect(read(shape, value)).toEqual(expected)
  expect(faultsOf(shape, value)).not.toEqual([])
})

// docs/product/answers.md#essential-fields
test.each<[string, Shape, unknown]>([
  ['an essential number', { 'amount!': 'fen' }, { amount: null }],
  ['an essential flag', { 'owned!': 'flag' }, {}],
  ['an id', { id: 'id' }, { id: null }],
  ['a token', { access_token: 'token' }, { access_token: '' }],
  ['the object itself', { id: 'id' }, null],
  ['a list instead of the object', { id: 'id' }, []],
])('the answer cannot be read without %s [answers#essential-fields]', (_, shape, value) => {
  expect(read(shape, value)).toBeUndefined()
})

test('a fault names its field, what was expected and what came, and never the value', () => {
  const shape: Shape = { groups: [{ offer: { price: 'fen' } }] }
  expect(faultsOf(shape, { groups: [{ offer: { price: 'secret' } }] })).toEqual([{ field: 'groups[].offer.price', expected: 'fen', received: 'string' }])
})

// docs/product/answers.md#stored-values
test.each<[string, Shape, unknown, unknown]>([
  ['a value of the shape', { a: ['text'], 'b?': 'flag' }, { a: ['x'], b: false }, { a: ['x'], b: false }],
  ['a damaged item is left out', ['token'], ['x', 7, null, '', 'y'], ['x', 'y']],
  ['a damaged entry is left out', ['map', 'count'], { x: 7, y: '7', 'z?': 8 }, { x: 7, 'z?': 8 }],
  ['a damaged optional field is left out', { a: 'text', 'b?': 'flag' }, { a: 'x', b: 1 }, { a: 'x' }],
  ['a damaged field of an optional object takes the object along', { 'a?': { b: 'text' } }, { a: { b: 7 } }, {}],
  ['an unknown choice is left out', { 'a?': ['one', 'x', 'y'] }, { a: 'z' }, {}],
  ['an unknown field is left out', { a: 'text' }, { a: 'x', b: 7 }, { a: 'x' }],
  ['null where it may be', { a: ['null', 'text'] }, { a: null }, { a: null }],
])('what this app wrote is read strictly: %s', (_, shape, value, expected) => {
  expect(readStrictly(shape, value)).toEqual(expected)
})

test.each<[string, Shape, unknown]>([
  ['a number as text', 'count', '7'],
  ['a text as number', 'text', 7],
  ['a flag as number', 'flag', 1],
  ['a choice as text', ['one', 0, 1], '1'],
  ['a missing list', { a: ['text'] }, {}],
  ['a missing value that may be null', { a: ['null', 'text'] }, {}],
  ['a damaged value that may be null', { a: ['null', 'text'] }, { a: 7 }],
  ['a tuple of another length', ['tuple', 'text', 'text'], ['x']],
  ['a list instead of an object', { 'a?': 'text' }, []],
  ['a missing field', { a: 'text' }, {}],
])('nothing is converted in what this app wrote: %s [answers#stored-values]', (_, shape, value) => {
  expect(readStrictly(shape, value)).toBeNull()
  expect(hasShape(shape, value)).toBe(false)
})

test('the length of a session is a number, also where the server sends a text', () => {
  const login = { access_token: 'a', expires_in: '7200', is_bind: '1', openid: null, unionid: null }
  const shape = answerShapes(endpoints)['GET /v1/refresh'] ?? 'any'
  expect(read(shape, login)).toEqual({ access_token: 'a', expires_in: 7200, is_bind: 1, openid: '', unionid: '' })
})

const shapes = Object.entries(answerShapes(endpoints))

test.each(shapes)('%s: no value makes the reader throw', (_, shape) => {
  fc.assert(
    fc.property(fc.anything({ withNullPrototype: true }), (value) => void [readValue(shape, value), readStrictly(shape, value)]),
    { seed: 1, numRuns: 20 },
  )
})
