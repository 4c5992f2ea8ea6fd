/** @jest-environment node */
import { query } from '../../core/database.ts'
import { Shopper } from '../../testing/shopper.ts'
import { buyer, newcomer, sandboxOfFile } from '../../testing/test-sandbox.ts'
import { erasedTables } from './learner-tables.ts'

const sandbox = sandboxOfFile(24)
beforeEach(() => sandbox.reset())

const day = 86_400
const detail = (token: string) => sandbox.request('GET /v1/user/detail', { token })
const obstacles = async (token: string) => (await sandbox.data('GET /v1/user/close', { token })).obstacles
const close = (token: string, sms_code: string) => sandbox.request('POST /v1/user/close', { body: { sms_code }, token })
const closeNewcomer = async () => {
  const token = await sandbox.login(newcomer)
  return close(token, (await sandbox.requestCode(newcomer, 2)).sms_code)
}
const rowsOf = (userId: number) =>
  erasedTables(sandbox.context.db).filter((table) => sandbox.context.db.get(query(`SELECT 1 FROM ${table} WHERE user_id = ${userId}`)))

test('closing: is asked for by a code, ends every session, and takes seven days [personal#closing-the-account]', async () => {
  sandbox.freezeTime()
  const [token, other] = [await sandbox.login(newcomer), await sandbox.login(newcomer)]
  expect(await obstacles(token)).toEqual([])
  const { data } = await close(token, (await sandbox.requestCode(newcomer, 2)).sms_code)
  expect(data.closes_at).toBe(sandbox.context.clock.now() + 7 * day)
  expect([(await detail(token)).code, (await detail(other)).code]).toEqual([401201, 401201])
  const again = await sandbox.login(newcomer)
  expect((await detail(again)).data.closes_at).toBe(data.closes_at)
})

test('a login within seven days: cancels the closing [personal#closing-the-account]', async () => {
  await closeNewcomer()
  sandbox.advance(7 * day - 60)
  const token = await sandbox.login(newcomer)
  await sandbox.data('DELETE /v1/user/close', { token })
  await sandbox.data('DELETE /v1/user/close', { token })
  sandbox.advance(day)
  const { data } = await detail(token)
  expect(data.detail.phone).toBe(newcomer)
  expect(data).not.toHaveProperty('closes_at')
  const { list } = await sandbox.data('GET /v1/user/notice/list', { query: {}, token })
  expect(list.map(({ title }) => title).filter((title) => title === '已撤销注销账号')).toHaveLength(1)
})

test('a login that does not cancel the closing: changes nothing; after seven days the account is gone and the phone registers again [personal#closing-the-account]', async () => {
  await closeNewcomer()
  const token = await sandbox.login(newcomer)
  const { data: before } = await detail(token)
  sandbox.advance(7 * day - 1)
  sandbox.advance(1)
  expect((await detail(token)).code).toBe(401001)
  expect((await sandbox.request('POST /v1/login/register', { body: { phone: newcomer, password: 'study2026' } })).code).toBe(400007)
  const body = { ...(await sandbox.requestCode(newcomer, 1)), password: 'learn2026' }
  const { access_token } = await sandbox.data('POST /v1/register', { body })
  const { data: after } = await detail(access_token)
  expect(after.detail).toMatchObject({ phone: newcomer, nickname: '' })
  expect(after.detail.user_id).not.toBe(before.detail.user_id)
})

test('what stands in the way: is listed by kind, and closing is refused without using up the code [personal#closing-the-account]', async () => {
  const token = await sandbox.login(buyer)
  const list = await obstacles(token)
  expect(list.map(({ kind }) => kind)).toEqual(['unpaid', 'delivering', 'refund', 'group'])
  expect(list.every(({ count }) => count >= 1)).toBe(true)
  const { sms_code } = await sandbox.requestCode(buyer, 2)
  expect(await close(token, sms_code)).toMatchObject({ code: 409079, message: '还有未完成的订单，请处理后再注销账号' })
  expect((await sandbox.request('POST /v1/user/phone/verify', { body: { sms_code }, token })).code).toBe(200001)
})

test('an order that is open when the time comes: is finished first', async () => {
  await closeNewcomer()
  sandbox.advance(7 * day - 60)
  const shopper = await Shopper.login(sandbox, newcomer)
  await shopper.order('1011')
  sandbox.advance(120)
  expect((await detail(shopper.token)).code).toBe(200001)
  // Unpaid orders expire.
  sandbox.advance(1800)
  expect((await detail(shopper.token)).code).toBe(401001)
})

test('a wrong code, another phone\'s code, and a code sent twice at once: close at most once', async () => {
  const token = await sandbox.login(newcomer)
  expect((await close(token, '000000')).code).toBe(400006)
  expect((await close(token, (await sandbox.requestCode(buyer, 2)).sms_code)).code).toBe(400006)
  const { sms_code } = await sandbox.requestCode(newcomer, 2)
  const codes = (await Promise.all([close(token, sms_code), close(token, sms_code)])).map(({ code }) => code)
  expect(codes.sort()).toEqual([200001, 401201])
})

test('an erased account: leaves no row of the learner but orders and evaluations without the person [personal#closing-the-account]', async () => {
  const { db, clock } = sandbox.context
  expect(rowsOf(1)).toEqual(expect.arrayContaining(['message', 'note', 'progress', 'address', 'feedback', 'prize', 'agreement_signature', 'session']))
  const led = () => db.get(query("SELECT 1 FROM group_buy WHERE leader_name = '林*' AND id IN (SELECT group_id FROM orders WHERE user_id = 1)"))
  expect(led()).toBeDefined()
  db.run('UPDATE orders SET status = 4 WHERE user_id = 1 AND status IN (1, 2, 3, 5, 6)')
  db.run('INSERT INTO account_closing (user_id, closes_at) VALUES (1, ?)', clock.now() - 1)
  expect((await detail(await sandbox.login(newcomer))).code).toBe(200001)
  expect(rowsOf(1)).toEqual([])
  expect(db.all(query('SELECT 1 FROM orders WHERE user_id = 1 AND address IS NOT NULL'))).toEqual([])
  expect(db.get(query('SELECT phone, nickname, password_hash FROM user WHERE id = 1'))).toMatchObject({ phone: 'closed-1', nickname: '', password_hash: null })
  expect(db.get(query('SELECT 1 FROM third_account WHERE user_id = 1'))).toBeUndefined()
  expect(db.get(query("SELECT 1 FROM evaluation WHERE nickname LIKE '林晓%'"))).toBeUndefined()
  expect(led()).toBeUndefined()
  expect(rowsOf(2)).toContain('message')
})
