/** @jest-environment node */
import { endpoints } from '@xhkt/contract/endpoints'
import { makesCall } from '../lib/made-calls.ts'
import { codeIn, read, tableUnder } from './product-pages.ts'
import { sourceFiles } from '../lib/source-files.ts'

const fixedCalls = tableUnder('docs/product/calls.md', 'Calls').flatMap(([cell = '']) => codeIn(cell)[0] ?? [])

const isProduct = (file: string): boolean =>
  /^(host|remote-\w+|shared\/platform|shared\/kit)\/src\//.test(file) && !/\.test\.|\/testing\/|\/pages\/demo\/|\/routes\.ts$/.test(file)
const files = sourceFiles('.ts', '.tsx').filter(isProduct)
const sources = files.map(read)

test.each(fixedCalls)('%s of docs/product/calls.md is made by the product', (call) => {
  expect(sources.some((source) => makesCall(source, call))).toBe(true)
})

test('every call of the contract is made in a form that the report of calls recognises, but the one that no page needs', () => {
  const unseen = Object.keys(endpoints).filter((call) => !sources.some((source) => makesCall(source, call)))
  // The detail of a course has its open groups.
  expect(unseen).toEqual(['GET /v1/course/group/list'])
})

test('the calls of a feature stand in its api/queries.ts, where a reader looks for them', () => {
  const makesOne = (file: string): boolean => /\b(apiQuery|api\.(get|blob|post|put|delete|upload))\(/.test(read(file))
  const callers = files.filter((file) => /^remote-\w+\/src\/features\//.test(file) && makesOne(file))
  expect(callers.length).toBeGreaterThan(20)
  expect(callers.filter((file) => !file.endsWith('/api/queries.ts'))).toEqual([])
})

test.each([
  ["api.post('/v1/a', body)", 'POST /v1/a', true],
  ["api.post('/v1/a', body)", 'PUT /v1/a', false],
  ["api.post('/v1/a/b', body)", 'POST /v1/a', false],
  ["useQuery(apiQuery(\n  '/v1/a',\n  query))", 'GET /v1/a', true],
  ["const path = '/v1/a'\nconst list = apiQuery(path)", 'GET /v1/a', true],
  ["const path = '/v1/a'\nconst list = apiQuery(path)", 'POST /v1/a', false],
  ["client.invalidateQueries({ queryKey: ['/v1/a'] })", 'GET /v1/a', false],
  ["useUploads({ path: '/v1/a', limit: 3 })", 'POST /v1/a', true],
  ["useUploads({ path: '/v1/a', limit: 3 })", 'GET /v1/a', false],
  ["(isNew ? api.post : api.put)('/v1/a', body)", 'POST /v1/a', true],
  ["(isNew ? api.post : api.put)('/v1/a', body)", 'PUT /v1/a', true],
  ["(isNew ? api.post : api.put)('/v1/a', body)", 'DELETE /v1/a', false],
  ["api.upload('/v1/a', file)", 'POST /v1/a', true],
  ["const of = (path: '/v1/b' | '/v1/a') => api.get(path)", 'GET /v1/a', true],
])('%j makes %s: %s', (source, call, made) => {
  expect(makesCall(source, call)).toBe(made)
})
