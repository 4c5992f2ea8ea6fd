/** @jest-environment node */
import { buyer, newcomer, sandboxOfFile } from '../../testing/test-sandbox.ts'

const sandbox = sandboxOfFile()
let token: string
beforeEach(async () => {
  await sandbox.reset()
  token = await sandbox.login(newcomer)
})

const list = (query = {}) => sandbox.data('GET /v1/user/course/favourite', { query, token })
const add = (course_id: string) => sandbox.request('POST /v1/user/course/favourite', { body: { course_id }, token })
const remove = (course_id: string) => sandbox.request('DELETE /v1/user/course/favourite', { body: { course_id }, token })
const isShown = async (course_id: string) => (await sandbox.data('GET /v1/course/detail', { query: { course_id }, token })).favourite

test('favourites: last added first, in pages, and none of another learner [personal#favourites]', async () => {
  expect(await list()).toEqual({ list: [], total: 0, page: 1, page_size: 20 })
  for (const id of ['1003', '1001', '1002']) {
    await add(id)
    sandbox.advance(1)
  }
  const pages = [await list({ page_size: 2 }), await list({ page_size: 2, page: 2 })]
  expect(pages.map((page) => page.list.map(({ course }) => course.id))).toEqual([['1002', '1001'], ['1003']])
  expect(pages[0]).toMatchObject({ total: 3 })
  token = await sandbox.login(buyer)
  expect((await list()).total).toBe(2)
})

test('favourites: adding and removing twice changes nothing more, and the course shows it [personal#favourites]', async () => {
  for (const { data } of [await add('1001'), await add('1001')]) expect(data).toEqual({ course_id: '1001', favourite: true })
  expect((await list()).total).toBe(1)
  expect(await isShown('1001')).toBe(true)
  for (const { data } of [await remove('1001'), await remove('1001')]) expect(data).toEqual({ course_id: '1001', favourite: false })
  expect(await isShown('1001')).toBe(false)
})

test('favourites: an unknown course is refused, and a visitor has none', async () => {
  expect((await add('9999')).code).toBe(404001)
  token = ''
  expect((await sandbox.data('GET /v1/course/detail', { query: { course_id: '1001' } })).favourite).toBe(false)
})
