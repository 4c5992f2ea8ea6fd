/** @jest-environment node */
import { buyer, newcomer, sandboxOfFile } from '../../testing/test-sandbox.ts'

const sandbox = sandboxOfFile(60)
let token: string
beforeEach(async () => {
  await sandbox.reset()
  token = await sandbox.login(newcomer)
})

const lives = async (state: number) => (await sandbox.data('GET /v1/home', { token })).lives.filter(({ live_state }) => live_state === state)
const ask = (method: 'POST' | 'DELETE', lesson: { course_id: string; section_id: string }) =>
  sandbox.request(`${method} /v1/user/course/reserve`, { body: { course_id: lesson.course_id, section_id: lesson.section_id }, token })

test('an upcoming lesson is reserved and cancelled, and repeating either changes nothing', async () => {
  const [lesson] = await lives(1)
  const { section_id, course_id, reserved_count } = lesson!
  const reserved = { section_id, reserved: true, reserved_count: reserved_count + 1 }
  const both = await Promise.all([ask('POST', lesson!), ask('POST', lesson!)])
  expect(both.map(({ data }) => data)).toEqual([reserved, reserved])
  expect((await lives(1)).find((live) => live.section_id === section_id)).toMatchObject(reserved)
  const { chapters } = await sandbox.data('GET /v1/course/detail', { query: { course_id }, token })
  expect(chapters.flatMap(({ lessons }) => lessons).find((found) => found.section_id === section_id)?.reserved).toBe(true)

  for (const { data } of [await ask('DELETE', lesson!), await ask('DELETE', lesson!)]) {
    expect(data).toEqual({ section_id, reserved: false, reserved_count })
  }
})

test('a lesson that has started cannot be reserved', async () => {
  const [onAir] = await lives(2)
  expect((await ask('POST', onAir!)).code).toBe(409011)
  const [next] = await lives(1)
  sandbox.advance(next!.starts_at - sandbox.context.clock.now())
  expect((await ask('POST', next!)).code).toBe(409011)
})

test('a recorded lesson, and a lesson of another course, is not found', async () => {
  const [lesson] = await lives(1)
  for (const unknown of [{ course_id: '1001', section_id: '10010101' }, { ...lesson!, course_id: '1001' }]) {
    expect((await ask('POST', unknown)).code).toBe(404003)
    expect((await ask('DELETE', unknown)).code).toBe(404003)
  }
})

test('the first account has reserved an upcoming lesson, in an old database too', async () => {
  sandbox.context.db.run('UPDATE lesson SET starts_at = starts_at - ? WHERE repeat_s > 86400', 30 * 86_400)
  await sandbox.reset()
  const caller = { query: { course_id: '1023' }, token: await sandbox.login(buyer) }
  const { chapters } = await sandbox.data('GET /v1/course/detail', caller)
  expect(chapters.flatMap(({ lessons }) => lessons).filter(({ reserved }) => reserved)).toMatchObject([{ live_state: 1 }])
})
