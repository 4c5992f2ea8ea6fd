/** @jest-environment node */
import type { StudyReport } from '@xhkt/contract'
import { buyer, sandboxOfEachTest } from '../../testing/test-sandbox.ts'

// The first account owns the course.
const recorded = { course_id: '1006', section_id: '10060101' }
const phone = 'page-load-phone'
const desk = 'page-load-desk'

const sandbox = sandboxOfEachTest()
let token: string
let seq = 0
beforeEach(async () => {
  token = await sandbox.login(buyer)
})

const now = () => sandbox.context.clock.now()
const make = (session_id: string, place_since: number | undefined, playing = true): StudyReport => ({
  ...{ ...recorded, session_id, seq: ++seq, position: 5, duration: 90, played: 0, ranges: [], spent: 0, made_at: now() },
  ...(place_since !== undefined && { place_since, playing }),
})
const send = async (body: StudyReport) => (await sandbox.data('POST /v1/video/study/report', { body, token })).place
const opened = async (caller?: string) => (await sandbox.data('GET /v1/video/play', { query: recorded, token: caller })).place

test('study place: the page load that took it last has it, also when the reports arrive in another order', async () => {
  const before = make(phone, now())
  const after = make(desk, now() + 0.5)
  expect(await send(after)).toEqual({ session_id: desk, since: now() + 0.5 })
  expect(await send(before)).toMatchObject({ session_id: desk })
  expect(await send(make(phone, now() + 1))).toMatchObject({ session_id: phone })
  expect(await opened(token)).toMatchObject({ session_id: phone })
})

test('study place: a visitor has none', async () => {
  await send(make(phone, now()))
  expect(await opened()).toBeNull()
})

test('study place: a pause gives it up, and the page load that plays on gets it', async () => {
  const start = now()
  await send(make(desk, start))
  await send(make(phone, start + 10))
  expect(await send(make(phone, start + 10, false))).toBeNull()
  expect(await opened(token)).toBeNull()
  sandbox.advance(1)
  expect(await send(make(desk, start))).toMatchObject({ session_id: desk })
  // The phone had it before: it does not get it back without asking.
  sandbox.advance(1)
  expect(await send(make(phone, start + 10))).toMatchObject({ session_id: desk })
})

test('study place: 60 s without a report make it free [courses#one-place-at-a-time]', async () => {
  await send(make(desk, now()))
  sandbox.advance(60)
  expect(await opened(token)).toMatchObject({ session_id: desk })
  sandbox.advance(1)
  expect(await opened(token)).toBeNull()
})

test('study place: a clock that is far ahead does not keep it for good', async () => {
  const future = now() + 86_400
  const ahead = () => ({ ...make(phone, future), made_at: now() + 86_400 })
  expect(await send(ahead())).toEqual({ session_id: phone, since: now() })
  sandbox.advance(10)
  expect(await send(make(desk, now()))).toMatchObject({ session_id: desk })
  expect(await send(ahead())).toMatchObject({ session_id: desk })
})

test('study place: is taken at most 60 s ahead of the server [courses#one-place-at-a-time]', async () => {
  expect(await send(make(phone, now() + 86_400))).toEqual({ session_id: phone, since: now() + 60 })
})

test('study place: a report that arrives late, or of an older release, changes nothing', async () => {
  const start = now()
  const late = make(phone, start - 100)
  sandbox.advance(200)
  await send(make(desk, start + 200))
  expect(await send(late)).toMatchObject({ session_id: desk })
  expect(await send(make(phone, undefined))).toMatchObject({ session_id: desk })
})

test('study report: of a live lesson counts from its start, and not before it [courses#study-progress]', async () => {
  const { db } = sandbox.context
  db.run('UPDATE lesson SET type = 2, starts_at = ?, repeat_s = 0 WHERE id = 10060101', now() - 600)
  const body = { ...make(desk, now()), position: 605, duration: 5400, ranges: [[600, 605]] as [number, number][], played: 5, spent: 5 }
  expect(await sandbox.request('POST /v1/video/study/report', { body, token })).toMatchObject({ code: 200001 })
  const { list } = await sandbox.data('GET /v1/user/study/section', { query: { course_id: '1006' }, token })
  expect(list.find(({ section_id }) => section_id === '10060101')).toMatchObject({ played: 5, duration: 5400, position: 605 })
  const mine = await sandbox.data('GET /v1/user/course/list', { query: {}, token })
  expect(mine.list[0]).toMatchObject({ last_section_id: '10060101', last_position: 0 })
  db.run('UPDATE lesson SET starts_at = ? WHERE id = 10060101', now() + 600)
  expect(await sandbox.request('POST /v1/video/study/report', { body: { ...body, seq: ++seq }, token })).toMatchObject({ code: 409004 })
  db.run('UPDATE lesson SET type = 1 WHERE id = 10060101')
})
