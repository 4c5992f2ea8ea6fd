/** @jest-environment node */
import { adClicks } from '../domains/home/ad-clicks.ts'
import { buyer, newcomer, sandboxOfFile } from '../testing/test-sandbox.ts'

const sandbox = sandboxOfFile(60)
let token: string
beforeEach(async () => {
  await sandbox.reset()
  token = await sandbox.login(newcomer)
})

const click = (idempotencyKey?: string, { ad_id = '1', caller = token }: { ad_id?: string; caller?: string | undefined } = {}) =>
  sandbox.request('POST /v1/ad/click', { body: { ad_id, place: 'home_banner' }, token: caller, idempotencyKey })
const clicks = () => adClicks(sandbox.context).reduce((sum, { count }) => sum + count, 0)
const keptAnswers = () => sandbox.context.db.all<{ id: number }>({ sql: 'SELECT id FROM idempotent_answer' }).length

test('a call that is sent again with its key has one effect and the same answer, also at the same time [api#idempotency-keys]', async () => {
  const answers = await Promise.all([click('a'), click('a')])
  answers.push(await click('a'))
  expect(answers.map(({ code, data }) => [code, data])).toEqual(Array(3).fill([200001, {}]))
  expect(clicks()).toBe(1)
})

test('a retried reservation does not undo what the learner did since', async () => {
  const { lives } = await sandbox.data('GET /v1/home', { token })
  const { course_id, section_id, reserved_count } = lives.find(({ live_state }) => live_state === 1)!
  const parts = { body: { course_id, section_id }, token }
  const first = await sandbox.request('POST /v1/user/course/reserve', { ...parts, idempotencyKey: 'a' })
  await sandbox.request('DELETE /v1/user/course/reserve', { ...parts, idempotencyKey: 'a' })
  expect((await sandbox.request('POST /v1/user/course/reserve', { ...parts, idempotencyKey: 'a' })).data).toEqual(first.data)
  const after = await sandbox.data('GET /v1/home', { token })
  expect(after.lives.find((live) => live.section_id === section_id)).toMatchObject({ reserved: false, reserved_count })
})

test('a call without a key, and with a new one, has its effect each time [api#idempotency-keys]', async () => {
  await click()
  await click()
  await click('a')
  await click('b')
  expect(clicks()).toBe(4)
})

test('the same key of another learner, and of a visitor, is another call', async () => {
  await click('a')
  await click('a', { caller: await sandbox.login(buyer) })
  await sandbox.request('POST /v1/ad/click', { body: { ad_id: '1', place: 'home_banner' }, idempotencyKey: 'a' })
  expect(clicks()).toBe(3)
})

test('a key that is reused with another body is refused with 400014 [api#idempotency-keys]', async () => {
  await click('a')
  expect(await click('a', { ad_id: '2' })).toMatchObject({ code: 400014, message: '操作内容有变化，请刷新页面后重试' })
  expect(clicks()).toBe(1)
})

test('a refused call is tried again with the same key', async () => {
  const collect = () => sandbox.request('POST /v1/coupon/collect', { body: { coupon_code: 'TEST' }, token, idempotencyKey: 'a' })
  expect((await collect()).code).toBe(404009)
  sandbox.context.db.run("INSERT INTO coupon (code, name, amount, threshold, scope, ends_at, stock, position) VALUES ('TEST', '', 1, 0, '', 9999999999, 1, 99)")
  expect((await collect()).code).toBe(200001)
  sandbox.context.db.run("DELETE FROM coupon_collected WHERE coupon_code = 'TEST'")
  sandbox.context.db.run("DELETE FROM coupon WHERE code = 'TEST'")
})

test('a key of 256 characters is refused', async () => {
  expect((await click('a'.repeat(256))).code).toBe(400000)
  expect(clicks()).toBe(0)
})

test('answers are kept over a restart, and for a day', async () => {
  await click('a')
  await sandbox.restart()
  await click('a')
  expect(clicks()).toBe(1)
  sandbox.advance(86_400)
  await click('a')
  expect([clicks(), keptAnswers()]).toEqual([2, 1])
})

test('the newest 200 answers of a learner to a call are kept', async () => {
  for (let i = 0; i < 201; i++) await click(`key ${i}`)
  expect(keptAnswers()).toBe(200)
  await click('key 1')
  expect(clicks()).toBe(201)
  await click('key 0')
  expect(clicks()).toBe(202)
})

test('many calls of one kind, such as study reports, leave the answer of another kind', async () => {
  const body = { coupon_code: 'CET15' }
  const collect = () => sandbox.request('POST /v1/coupon/collect', { body, token, idempotencyKey: 'a' })
  await collect()
  for (let i = 0; i < 200; i++) await click(`key ${i}`)
  sandbox.context.db.run("DELETE FROM coupon_collected WHERE coupon_code = 'CET15' AND user_id = 2")
  await collect()
  expect((await sandbox.data('GET /v1/coupon/detail', { query: body, token })).state).toBe(0)
})
