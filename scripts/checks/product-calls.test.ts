/** @jest-environment node */
import { endpoints } from '@xhkt/contract/endpoints'
import { codeIn, tableUnder } from './product-pages.ts'

interface Call {
  session: string
  query?: unknown
  body?: unknown
  data: unknown
}

const contract: Record<string, Call> = endpoints
const calls = tableUnder('docs/product/calls.md', 'Calls')
const entities = tableUnder('docs/product/entities.md', 'Entity fields')

/** The names of all fields of a schema, nested fields included. */
function fieldsOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const names = 'properties' in schema ? Object.keys(schema.properties as object) : []
  return [...names, ...Object.values(schema).flatMap(fieldsOf)]
}

const fieldsOfCall = (call: string): string[] => {
  const { query, body, data } = contract[call] ?? {}
  return [query, body, data].flatMap(fieldsOf)
}

const missing = (cell: string, fields: string[]): string[] => codeIn(cell).filter((field) => !fields.includes(field))

describe('docs/product/calls.md', () => {
  it('has more than 40 rows', () => expect(calls.length).toBeGreaterThan(40))

  it.each(calls)('%s is in the contract, with the session and the fields of its row [calls#calls]', (call = '', session = '', sends = '', answers = '') => {
    const [name = ''] = codeIn(call)
    expect(Object.keys(contract)).toContain(name)
    const { query, body, data, session: held } = contract[name] as Call
    expect(held).toBe(session)
    expect(missing(sends.replaceAll('?', ''), [query, body].flatMap(fieldsOf))).toEqual([])
    expect(missing(answers, fieldsOf(data))).toEqual([])
  })

})

describe('docs/product/entities.md', () => {
  it.each(entities)('%s: %s has its fields [entities#entity-fields]', (_entity, call = '', fields = '') => {
    const [name = ''] = codeIn(call)
    expect(Object.keys(contract)).toContain(name)
    expect(missing(fields, fieldsOfCall(name))).toEqual([])
  })
})
