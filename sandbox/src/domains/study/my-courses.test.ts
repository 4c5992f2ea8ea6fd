/** @jest-environment node */
import type { CourseTab } from '@xhkt/contract'
import { buyer, newcomer, sandboxOfFile } from '../../testing/test-sandbox.ts'

const sandbox = sandboxOfFile(60)
let token: string
beforeEach(async () => {
  await sandbox.reset()
  token = await sandbox.login(buyer)
})

const list = (query: { tab?: CourseTab; keyword?: string; page_size?: number } = {}) =>
  sandbox.data('GET /v1/user/course/list', { query: { page_size: 50, ...query }, token })
const idsOf = async (tab?: CourseTab) => (await list(tab && { tab })).list.map(({ course }) => course.id)

test('my courses: each course is in one tab, and the tabs count them [personal#my-courses]', async () => {
  const tabs: CourseTab[] = ['studying', 'finished', 'expired', 'hidden']
  const { counts } = await list()
  const ids = await Promise.all(tabs.map((tab) => idsOf(tab)))
  expect(ids.map(({ length }) => length)).toEqual(tabs.map((tab) => counts?.[tab]))
  expect(Math.min(...ids.map(({ length }) => length))).toBeGreaterThan(0)
  expect(new Set(ids.flat()).size).toBe(ids.flat().length)
})

test('my courses without a tab: the courses that can be studied and are not hidden', async () => {
  expect((await idsOf()).sort()).toEqual([...(await idsOf('studying')), ...(await idsOf('finished'))].sort())
})

test('a course is finished when each of its lessons is [personal#my-courses]', async () => {
  const [id = ''] = await idsOf('finished')
  sandbox.context.db.run('UPDATE progress SET finished = 0 WHERE section_id = (SELECT max(section_id) FROM progress WHERE course_id = ?)', id)
  expect(await idsOf('finished')).toEqual([])
  expect(await idsOf('studying')).toContain(id)
})

test('a hidden course leaves its tab until it is shown again, and repeating either changes nothing', async () => {
  const [id = ''] = await idsOf('studying')
  for (let i = 0; i < 2; i += 1) await sandbox.data('POST /v1/user/course/hide', { body: { course_id: id }, token })
  expect(await idsOf('studying')).not.toContain(id)
  expect((await list({ tab: 'hidden' })).list.find(({ course }) => course.id === id)?.hidden).toBe(true)
  for (let i = 0; i < 2; i += 1) await sandbox.data('POST /v1/user/course/show', { body: { course_id: id }, token })
  expect(await idsOf('studying')).toContain(id)
})

test('an unknown course is not found, and a course that the learner does not have is refused', async () => {
  token = await sandbox.login(newcomer)
  expect(await sandbox.request('POST /v1/user/course/hide', { body: { course_id: '1001' }, token })).toMatchObject({ code: 409033 })
  expect(await sandbox.request('POST /v1/user/course/show', { body: { course_id: '99' }, token })).toMatchObject({ code: 404001 })
})

test('a course that has ended or ends soon can be renewed', async () => {
  const renewals = await sandbox.data('GET /v1/user/order/renew/list', { query: {}, token })
  const rows = [...(await list()).list, ...(await list({ tab: 'expired' })).list]
  const renewable = rows.filter((row) => row.renewable).map(({ course, expires_at }) => [course.id, expires_at])
  expect(renewable.sort()).toEqual(renewals.list.map(({ course, expires_at }) => [course.id, expires_at]).sort())
})

test('a search finds a part of the name in the tab only, and means % itself', async () => {
  const { list: all } = await list({ tab: 'studying' })
  const title = all[0]?.course.title ?? ''
  expect((await list({ tab: 'studying', keyword: title.slice(1, 5) })).list.map(({ course }) => course.title)).toContain(title)
  expect((await list({ tab: 'hidden', keyword: title })).total).toBe(0)
  expect((await list({ tab: 'studying', keyword: '%' })).total).toBe(0)
})
