/** @jest-environment node */
import { orderStatus } from '@xhkt/contract/constants'
import { Fen, Id, NumberOf } from '@xhkt/contract/subjects/schema'
import type { Annotation } from './annotations.ts'
import { Components } from './components.ts'
import { exampleOf } from './examples.ts'

const fieldOf = (source: unknown, annotation: Annotation = {}, name = 'unnamed') => {
  const components = new Components()
  return { schema: components.field(name, source, annotation, 'Order'), components }
}

test('a field without a description is reported as undescribed, one with a comment is not', () => {
  expect(fieldOf(Fen).components.undescribed).toEqual(['Order.unnamed'])
  expect(fieldOf(Fen, { comment: 'What it costs' }).components.undescribed).toEqual([])
})

test('a field is described by its comment, the comment of its type and an example', () => {
  const { schema } = fieldOf(Fen, { comment: 'What it costs', about: 'Money in fen.', typicalExample: '19900' })
  expect(schema).toMatchObject({ type: 'integer', description: 'What it costs. Money in fen.', examples: [19900] })
})

test('an example is read in the type of its field; an example of another type is dropped', () => {
  expect(fieldOf(Id, { comment: 'Which', example: '1001' }).schema.examples).toEqual(['1001'])
  expect(fieldOf(Fen, { comment: 'How much', example: 'much' }).schema.examples).toBeUndefined()
})

test('a set of numbers is described with the names of its constants', () => {
  const values = [{ name: 'cancelled', value: 0, comment: 'By the learner.' }]
  const { schema } = fieldOf(NumberOf({ cancelled: orderStatus.cancelled, paid: orderStatus.paid }), { comment: 'Where it is', values })
  expect(schema).toMatchObject({ enum: [0, 2], 'x-enum-varnames': ['cancelled'], description: 'Where it is. 0 cancelled (By the learner).' })
})

test('two schemas of one name are refused', () => {
  const components = new Components()
  components.named('Region', { type: 'object' })
  expect(() => components.named('Region', { type: 'string' })).toThrow('Two schemas of the contract are called Region')
})

test('the example of an object consists of the examples of its fields', () => {
  const schemas = { Order: { type: 'object', properties: { no: { type: 'string', examples: ['7'] }, lines: { type: 'array', items: { type: 'integer' } } } } }
  expect(exampleOf({ $ref: '#/components/schemas/Order' }, schemas)).toEqual({ no: '7', lines: [0] })
})
