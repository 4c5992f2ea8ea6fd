/** @jest-environment node */
import type { EndpointKey } from '../../core/route.ts'
import { countRows } from '../../testing/count-rows.ts'
import { type RequestParts, TestSandbox } from '../../testing/test-sandbox.ts'

const scales = [60, 1200]
let sandboxes: TestSandbox[]
beforeAll(async () => {
  sandboxes = []
  for (const scale of scales) sandboxes.push(await TestSandbox.open(scale))
})
afterAll(async () => {
  for (const sandbox of sandboxes) await sandbox.discard()
})

const rowsRead = (sandbox: TestSandbox, key: EndpointKey, parts: RequestParts) =>
  countRows(sandbox, async () => expect((await sandbox.request(key, parts)).code).toBe(200001))

test.each<[EndpointKey, Record<string, string | number>]>([
  ['GET /v1/course/list', {}],
  ['GET /v1/course/list', { sort: 'price_desc', page: 3 }],
  ['GET /v1/course/list', { form: 3, sort: 'new' }],
  ['GET /v1/course/list', { price_min: 100, price_max: 50_000 }],
  ['GET /v1/course/list', { course_category_id: '1', sort: 'popular' }],
  ['GET /v1/search', { keyword: '班' }],
  ['GET /v1/search', { keyword: '班', sort: 'price_asc' }],
  ['GET /v1/search/suggest', { keyword: '班' }],
  ['GET /v1/course/category/tree', {}],
  ['GET /v1/course/detail', { course_id: '1001' }],
  ['GET /v1/home', {}],
])('%s with %j reads about as many rows from 1200 courses as from 60', async (key, query) => {
  const [few = 0, many] = await Promise.all(sandboxes.map((sandbox) => rowsRead(sandbox, key, { query })))
  expect(many).toBeLessThanOrEqual(few + 20)
  expect(few).toBeLessThan(200)
})
