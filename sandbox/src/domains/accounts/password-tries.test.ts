/** @jest-environment node */
import crypto from 'node:crypto'
import { buyer, sandboxOfEachTest } from '../../testing/test-sandbox.ts'

const sandbox = sandboxOfEachTest()

const unknown = '13911112222'
const login = (phone: string, password: string) => sandbox.request('POST /v1/login/register', { body: { phone, password } })

async function failures(phone: string, count: number): Promise<number[]> {
  const codes: number[] = []
  for (let tried = 0; tried < count; tried += 1) codes.push((await login(phone, 'wrong2026')).code)
  return codes
}
const fiveFailures = [400007, 400007, 400007, 400007, 400007]

test.each([
  ['a registered phone', buyer],
  ['an unknown phone', unknown],
])('%s: five wrong passwords in a row wait ten minutes [api#limits]', async (_name, phone) => {
  expect(await failures(phone, 5)).toEqual(fiveFailures)
  expect(await login(phone, 'study2026')).toMatchObject({ code: 429002, message: '密码错误次数过多，请 10 分钟后再试，或使用验证码登录' })
  sandbox.advance(599)
  expect(await login(phone, 'study2026')).toMatchObject({ code: 429002, message: '密码错误次数过多，请 1 分钟后再试，或使用验证码登录' })
  sandbox.advance(1)
  expect(await failures(phone, 5)).toEqual(fiveFailures)
})

test('another phone, and a login by code, do not wait', async () => {
  await failures(unknown, 5)
  expect((await login(buyer, 'study2026')).code).toBe(200001)
  const body = await sandbox.requestCode(unknown, 2)
  expect((await sandbox.request('POST /v1/login/register', { body })).code).toBe(200001)
})

test('a right password starts the count again', async () => {
  await failures(buyer, 4)
  expect((await login(buyer, 'study2026')).code).toBe(200001)
  expect(await failures(buyer, 5)).toEqual(fiveFailures)
})

test('a reset of the password ends the wait', async () => {
  const verified = await sandbox.requestCode(buyer, 2)
  await failures(buyer, 5)
  expect((await login(buyer, 'study2026')).code).toBe(429002)
  await sandbox.data('PUT /v1/reset/pwd', { body: { ...verified, password: 'learn2026' } })
  expect((await login(buyer, 'learn2026')).code).toBe(200001)
})

test('the password is hashed once for a registered phone, for an unknown one, and for one without a password [api#limits]', async () => {
  const byCode = '13911113333'
  await sandbox.data('POST /v1/login/register', { body: await sandbox.requestCode(byCode, 2) })
  const hash = jest.spyOn(crypto, 'scryptSync')
  for (const phone of [buyer, unknown, byCode]) {
    hash.mockClear()
    expect((await login(phone, 'wrong2026')).code).toBe(400007)
    expect(hash).toHaveBeenCalledTimes(1)
  }
})
