/** @jest-environment node */
import { type OpenApi, openApiBreaks } from './openapi-breaks.ts'
import type { Schema } from './schema-misfits.ts'

type Operation = OpenApi['paths'][string][string]

const text: Schema = { type: 'string' }
const integer: Schema = { type: 'integer' }
const constant = (value: unknown): Schema => ({ type: typeof value, enum: [value] })
const union = (...values: unknown[]): Schema => ({ anyOf: values.map(constant) })
const object = (properties: Record<string, Schema>, optional: string[] = []): Schema => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
})
const json = (schema: Schema) => ({ content: { 'application/json': { schema } } })

interface Call extends Partial<Operation> {
  body?: Schema
  data?: Schema
}

const call = ({ body, data = object({}), ...operation }: Call): OpenApi => ({
  info: { version: '2' },
  paths: { '/v1/order': { post: { responses: { 200: json(data) }, ...(body && { requestBody: json(body) }), ...operation } } },
})

const breaks = (before: Call, after: Call): string[] => openApiBreaks(call(before), call(after)).map((problem) => problem.replace('POST /v1/order ', ''))

test('a removed call breaks the contract', () => {
  expect(openApiBreaks(call({}), { info: { version: '2' }, paths: {} })).toEqual(['POST /v1/order is gone'])
})

test.each<[what: string, before: Schema, after: Schema, problems: string[]]>([
  ['a field is gone', object({ id: text, price: integer }), object({ id: text }), ['price may be absent']],
  ['a required field becomes optional', object({ id: text }), object({ id: text }, ['id']), ['id may be absent']],
  ['a field changes its type', object({ id: text }), object({ id: integer }), ['id may be of type integer']],
  ['a field of a list changes its type', object({ list: { type: 'array', items: object({ id: text }) } }), object({ list: { type: 'array', items: object({ id: integer }) } }), ['list[].id may be of type integer']],
  ['a list becomes an object', { type: 'array', items: text }, object({}), ['the value may be of type object']],
  ['a set of values grows', object({ status: union(0, 1) }), object({ status: union(0, 1, 2) }), ['status may be 2']],
  ['a constant becomes any text', object({ state: constant('open') }), object({ state: text }), ['state may be any string']],
  ['a number is no integer any more', object({ price: integer }), object({ price: { type: 'number' } }), ['price may be of type number']],
  ['a field loses its type', object({ id: text }), object({ id: {} }), ['id may be anything']],
  ['one of two answers loses a field', { anyOf: [object({ code: constant(1), data: text }), object({ code: constant(2) })] }, { anyOf: [object({ code: constant(1) }), object({ code: constant(2) })] }, ['data may be absent']],
  ['a new field', object({ id: text }), object({ id: text, price: integer }), []],
  ['an optional field becomes required', object({ id: text }, ['id']), object({ id: text }), []],
  ['a set of values shrinks', object({ status: union(0, 1) }), object({ status: union(0) }), []],
  ['an optional field is gone', object({ id: text, note: text }, ['note']), object({ id: text }), []],
])('an answer: %s', (_, before, after, problems) => {
  expect(breaks({ data: before }, { data: after })).toEqual(problems.map((problem) => `answers what an older area does not expect: ${problem}`))
})

test.each<[what: string, before: Schema, after: Schema, problems: string[]]>([
  ['an optional field becomes required', object({ id: text }, ['id']), object({ id: text }), ['id may be absent']],
  ['a new field is required', object({}), object({ id: text }), ['id may be absent']],
  ['a field is gone', object({ id: text, group: text }), object({ id: text }), ['group is unknown']],
  ['a field changes its type', object({ id: text }), object({ id: integer }), ['id may be of type string']],
  ['a set of values shrinks', object({ pay: union('alipay', 'wechat') }), object({ pay: union('wechat') }), ['pay may be "alipay"']],
  ['a new field is optional', object({ id: text }), object({ id: text, group: text }, ['group']), []],
  ['a required field becomes optional', object({ id: text }), object({ id: text }, ['id']), []],
  ['a set of values grows', object({ pay: union('wechat') }), object({ pay: union('wechat', 'alipay') }), []],
])('a body: %s', (_, before, after, problems) => {
  expect(breaks({ body: before }, { body: after })).toEqual(problems.map((problem) => `does not take what an older area sends: ${problem}`))
})

test('a parameter of the address is compared like a field of a body', () => {
  const page = { name: 'page', schema: integer }
  const sent = 'does not take what an older area sends: '
  expect(breaks({ parameters: [page] }, { parameters: [] })).toEqual([`${sent}page is unknown`])
  expect(breaks({}, { parameters: [{ ...page, required: true }] })).toEqual([`${sent}page may be absent`])
  expect(breaks({}, { parameters: [page] })).toEqual([])
})

test('a call that newly needs a body breaks the contract', () => {
  expect(breaks({}, { body: object({}) })).toEqual(['does not take what an older area sends: the value may be anything'])
})

test('a session that becomes required breaks the contract; one that becomes optional does not', () => {
  expect(breaks({ security: [] }, { security: [{ bearer: [] }] })).toEqual(['needs a session now'])
  expect(breaks({ security: [] }, { security: [{}, { bearer: [] }] })).toEqual([])
  expect(breaks({ security: [{ bearer: [] }] }, { security: [] })).toEqual([])
})

test('a reference equals the schema to which it refers, and sets of values are compared whatever their notation', () => {
  const order = (status: Schema, required: string[] = ['status']) => ({
    ...call({ data: { $ref: '#/components/schemas/Order' } as Schema }),
    components: { schemas: { Order: { type: 'object', properties: { status }, required } } },
  })
  const plain = call({ data: object({ status: union(0, 1) }) })
  expect(openApiBreaks(plain, order({ type: 'integer', enum: [0, 1] }))).toEqual([])
  const problem = 'POST /v1/order answers what an older area does not expect: status'
  expect(openApiBreaks(plain, order({ type: 'integer', enum: [0, 1, 2] }))).toEqual([`${problem} may be 2`])
  expect(openApiBreaks(order(integer), order(integer, []))).toEqual([`${problem} may be absent`])
})

test('a refusal that may carry any data does not hide a field that the answer loses', () => {
  const envelope = (code: Schema, data: Schema): Schema => object({ code, data })
  const answer = (data: Schema): Call => ({ data: { anyOf: [envelope(constant(200001), data), envelope(integer, object({}))] } })
  expect(breaks(answer(object({ id: text })), answer(object({})))).toEqual(['answers what an older area does not expect: data.id may be absent'])
})
