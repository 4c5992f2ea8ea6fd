/** @jest-environment node */
import { liveDuration } from '../courses/lesson-row.ts'
import { buyer, newcomer, sandboxOfFile } from '../../testing/test-sandbox.ts'

const sandbox = sandboxOfFile(60)
let token: string
beforeEach(async () => {
  await sandbox.reset()
  token = await sandbox.login(newcomer)
})

const lives = async () => (await sandbox.data('GET /v1/home', { token })).lives
const upcoming = async () => (await lives()).filter(({ live_state }) => live_state === 1)
const mine = (query = {}) => sandbox.data('GET /v1/user/course/reserve', { query, token })
const reserve = async (...lessons: { course_id: string; section_id: string }[]) => {
  for (const { course_id, section_id } of lessons) {
    await sandbox.data('POST /v1/user/course/reserve', { body: { course_id, section_id }, token })
  }
}

test('my reservations: empty for a learner without one, and unaffected by those of others', async () => {
  expect((await sandbox.data('GET /v1/user/course/reserve', { token: await sandbox.login(buyer) })).total).toBe(1)
  expect(await mine()).toEqual({ list: [], total: 0, page: 1, page_size: 20 })
})

test('my reservations: have what a row shows', async () => {
  const [lesson] = await upcoming()
  await reserve(lesson!)
  const { course_id: id, course_title, cover, teacher_name, section_id, title, starts_at, live_room_id } = lesson!
  const course = { id, title: course_title, cover, teacher_name }
  expect((await mine()).list).toEqual([{ course, section_id, title, starts_at, ends_at: starts_at + liveDuration, live_room_id }])
})

test('my reservations: soonest first, in pages [courses#reservations]', async () => {
  const lessons = (await upcoming()).slice(0, 3)
  const ids = lessons.map(({ section_id }) => section_id)
  await reserve(...lessons.toReversed())
  const first = await mine({ page_size: 2 })
  const second = await mine({ page_size: 2, page: 2 })
  expect(first).toMatchObject({ total: 3, page: 1, page_size: 2 })
  expect([first, second].map(({ list }) => list.map(({ section_id }) => section_id))).toEqual([ids.slice(0, 2), ids.slice(2)])
  expect(await mine({ page: 9 })).toMatchObject({ list: [], total: 3 })
})

test('my reservations: a lesson stays while it is on air and leaves when it ends', async () => {
  const [lesson] = await upcoming()
  await reserve(lesson!)
  // A recurring lesson would move to its next start.
  sandbox.context.db.run('UPDATE lesson SET repeat_s = 0 WHERE id = ?', lesson!.section_id)
  sandbox.advance(lesson!.starts_at - sandbox.context.clock.now())
  expect((await mine()).list).toMatchObject([{ section_id: lesson!.section_id }])
  sandbox.advance(liveDuration)
  // The session may be over by then.
  token = await sandbox.login(newcomer)
  expect((await mine()).total).toBe(0)
})

test('my reservations: a cancelled one leaves', async () => {
  const [one, other] = await upcoming()
  await reserve(one!, other!)
  await sandbox.data('DELETE /v1/user/course/reserve', { body: { course_id: one!.course_id, section_id: one!.section_id }, token })
  expect((await mine()).list.map(({ section_id }) => section_id)).toEqual([other!.section_id])
})
