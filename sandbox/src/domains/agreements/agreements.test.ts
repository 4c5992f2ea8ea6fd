/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { liveRoomIds } from '../live/live-room-ids.ts'
import { buyer, newcomer, sandboxOfFile } from '../../testing/test-sandbox.ts'
import { decisionTime, maskedName, maskedNumber } from './sign.ts'

const sandbox = sandboxOfFile(60)
let token: string
beforeEach(async () => {
  await sandbox.reset()
  token = await sandbox.login(buyer)
})

/** Of the first account. */
const courses = { success: '1001', inactive: '1007', failed: '1028', going: '1031', active: '1014' }
const signer = { real_name: '林晓', identity_number: '11010519491231002X' }
const read = (course_id: string) => sandbox.data('GET /v1/user/agreement', { query: { course_id }, token })
const sign = (course_id: string, changes = {}, idempotencyKey?: string) =>
  sandbox.request('POST /v1/user/agreement', { body: { course_id, ...signer, ...changes }, token, idempotencyKey })
const decide = (course_id: string, result: 'success' | 'fail', reason?: string) =>
  sandbox.control('POST', '/sandbox/agreement', { user_id: 1, course_id: Number(course_id), result, ...(reason && { reason }) })
const play = async (course_id: string, isTrial: boolean) => {
  const { chapters } = await sandbox.data('GET /v1/course/detail', { query: { course_id }, token })
  const lesson = chapters.flatMap(({ lessons }) => lessons).find(({ type, is_trial }) => type === 1 && is_trial === isTrial)!
  return sandbox.request('GET /v1/video/play', { query: { course_id, section_id: lesson.section_id }, token })
}

test.each(Object.entries(courses))('the first account has an agreement that is %s', async (state, course_id) => {
  expect(await read(course_id)).toMatchObject({ state, title: expect.stringContaining('学习协议') as string })
})

test('a signature is masked, and succeeds by the clock', async () => {
  sandbox.freezeTime()
  const { data } = await sign(courses.active)
  expect(data).toMatchObject({ state: 'going', real_name: '林*', identity_number: '1****************X', signed_at: 0 })
  sandbox.advance(decisionTime - 1)
  expect((await read(courses.active)).state).toBe('going')
  sandbox.advance(1)
  expect(await read(courses.active)).toMatchObject({ state: 'success', signed_at: sandbox.context.clock.now() })
})

test('the sandbox page refuses a signature with a reason, and the learner signs again [agreements#states]', async () => {
  await sign(courses.active)
  await decide(courses.active, 'fail', '身份证号已过期')
  expect(await read(courses.active)).toMatchObject({ state: 'failed', reason: '身份证号已过期' })
  expect((await sign(courses.active)).data).toMatchObject({ state: 'going', reason: '' })
  await decide(courses.active, 'success')
  expect(await read(courses.active)).toMatchObject({ state: 'success', reason: '' })
  expect(await decide(courses.active, 'fail')).toMatchObject({ code: 409042 })
})

test.each([
  ['inactive', '您还没有该课程'],
  ['going', '协议正在签署中'],
  ['success', '协议已签署'],
] as const)('an agreement that is %s takes no signature [agreements#states]', async (state, why) => {
  expect(await sign(courses[state])).toMatchObject({ code: 409042, message: `${why}，不能签署学习协议，请刷新后查看` })
})

test('a retry with the same key signs once, and two tabs sign once', async () => {
  const answers = [await sign(courses.active, {}, 'same-key'), await sign(courses.active, {}, 'same-key')]
  expect(answers.map(({ data }) => data.state)).toEqual(['going', 'going'])
  expect((await sign(courses.active)).code).toBe(409042)
})

test.each([
  [{ real_name: '林' }, 400040],
  [{ real_name: '  ' }, 400040],
  [{ identity_number: '1101051949123100' }, 400041],
  [{ identity_number: '11010519491231002-' }, 400041],
])('input %j is refused by code %i [agreements#signing]', async (changes, code) => {
  expect((await sign(courses.active, changes)).code).toBe(code)
})

test('a course without an agreement, and an unknown one, is not found [agreements#states]', async () => {
  expect((await sign('1005')).code).toBe(404040)
  expect((await sign('9999')).code).toBe(404001)
})

test('an unsigned agreement holds back the lessons of the course, but no trial lesson [agreements#places]', async () => {
  expect((await play(courses.active, false)).code).toBe(403040)
  expect((await play(courses.active, true)).code).toBe(200001)
  await sign(courses.active)
  expect((await play(courses.active, false)).code).toBe(403040)
  await decide(courses.active, 'success')
  expect((await play(courses.active, false)).code).toBe(200001)
})

describe('a live lesson of a course with an unsigned agreement', () => {
  const { owned: live_room_id, free } = liveRoomIds
  const lesson = { course_id: '1017', section_id: live_room_id }
  const room = () => sandbox.data('GET /v1/live/room', { query: { live_room_id }, token })
  const withdraw = () => sandbox.context.db.run('DELETE FROM agreement_signature WHERE course_id = 1017')

  test('shows no picture, no messages and no chat, until the agreement is signed [agreements#places]', async () => {
    withdraw()
    expect(await room()).toMatchObject({ can_watch: false, agreement_state: 'active', lines: [], messages: [], userSig: '' })
    expect((await sandbox.data('GET /v1/live/room/updates', { query: { live_room_id, after: 0 }, token })).messages).toEqual([])
    await sign('1017')
    await decide('1017', 'success')
    const opened = await room()
    expect(opened).toMatchObject({ can_watch: true, agreement_state: 'success' })
    expect(opened.lines).not.toEqual([])
    expect(opened.userSig).not.toBe('')
  })

  test('refuses signature, replay, answer and study time by 403040', async () => {
    withdraw()
    const report = { session_id: 'page-one', seq: 1, position: 5, duration: 600, played: 5 }
    const refused = [
      await sandbox.request('GET /v1/live/room/signature', { query: { live_room_id }, token }),
      await sandbox.request('GET /v1/live/room/replay', { query: { live_room_id, from: 0, to: 9 }, token }),
      await sandbox.request('POST /v1/live/room/answer', { body: { live_room_id, question_id: 'q1', option: 0 }, token }),
      await sandbox.request('POST /v1/video/study/report', { body: { ...lesson, ...report }, token }),
    ]
    expect(refused.map(({ code }) => code)).toEqual([403040, 403040, 403040, 403040])
  })

  test('does not hold back a free lesson, nor offer an agreement to a visitor', async () => {
    withdraw()
    expect(await sandbox.data('GET /v1/live/room', { query: { live_room_id: free }, token })).toMatchObject({ can_watch: true })
    expect((await sandbox.data('GET /v1/live/room', { query: { live_room_id } })).agreement_state).toBeUndefined()
  })
})

test('the materials of a course have no address until its agreement is signed', async () => {
  const course = () => sandbox.data('GET /v1/course/detail', { query: { course_id: courses.active }, token })
  const before = await course()
  expect(before).toMatchObject({ owned: true, agreement_state: 'active' })
  expect(before.materials.map(({ url }) => url)).toEqual([''])
  await sign(courses.active)
  await decide(courses.active, 'success')
  expect((await course()).materials.map(({ url }) => url)).not.toContain('')
})

test('orders and my courses show the state, and an order that is over shows none [agreements#places]', async () => {
  const mine = (await sandbox.data('GET /v1/user/course/list', { query: {}, token })).list
  const shown = Object.fromEntries(mine.map(({ course, agreement_state }) => [course.id, agreement_state]))
  expect(shown).toMatchObject({ 1001: 'success', 1028: 'failed', 1031: 'going', 1017: 'success', 1014: 'active', 1006: undefined })
  const orders = (await sandbox.data('GET /v1/user/order/list', { query: { scope: 'all', page_size: 50 }, token })).list
  const detail = (course_id: string) =>
    sandbox.data('GET /v1/order/detail', { query: { order_no: orders.find(({ course }) => course.id === course_id)!.order_no }, token })
  expect((await detail(courses.inactive)).agreement_state).toBe('inactive')
  const unpaid = await detail(courses.inactive)
  await sandbox.data('POST /v1/order/payment/cancel', { body: { order_no: unpaid.order_no }, token })
  expect((await detail(courses.inactive)).agreement_state).toBeNull()
})

test('a learner who has not bought the course has nothing to sign', async () => {
  token = await sandbox.login(newcomer)
  expect(await read(courses.active)).toMatchObject({ state: 'inactive', real_name: '', identity_number: '', submitted_at: 0 })
})

test('an identity number is neither stored nor logged [agreements#signing]', async () => {
  const { data } = await sign(courses.active, {}, 'some-key')
  await sign(courses.active, { identity_number: '110105194912310' })
  const page = await (await fetch(`${sandbox.url}/sandbox`)).text()
  const file = sandbox.context.db.all<{ file: string }>({ sql: 'PRAGMA database_list' })[0]!.file
  const stored = ['', '-wal'].map((suffix) => readFileSync(`${file}${suffix}`, 'latin1')).join('')
  for (const text of [JSON.stringify(data), sandbox.log.join('\n'), page, stored]) expect(text).not.toContain(signer.identity_number)
  expect(stored).toContain('1****************X')
})

test.each([
  ['林晓', '林*'],
  ['欧阳娜娜', '欧***'],
])('the name %s is shown as %s', (name, shown) => {
  expect(maskedName(name)).toBe(shown)
})

test('a number of 15 digits keeps its length when it is masked', () => {
  expect(maskedNumber('110105491231002')).toBe('1*************2')
})
