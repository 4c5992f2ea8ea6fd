/** @jest-environment node */
import { buyer, newcomer, sandboxOfFile } from '../../testing/test-sandbox.ts'

const sandbox = sandboxOfFile()
beforeEach(() => sandbox.reset())

const unknown = '13922220001'
const password = 'learn2026'

const login = (phone: string, typed: string) => sandbox.request('POST /v1/login/register', { body: { phone, password: typed } })
const hasEnded = async (token: string) => (await sandbox.request('GET /v1/user/detail', { token })).code === 401201

describe('a registration', () => {
  const register = (body: object) => sandbox.request('POST /v1/register', { body })

  test('creates an account with a password and logs in', async () => {
    const { data } = await register({ ...(await sandbox.requestCode(unknown, 1)), password })
    expect(data).toMatchObject({ is_bind: 1, expires_in: 7 * 86_400 })
    const { detail } = await sandbox.data('GET /v1/user/detail', { token: data.access_token })
    expect(detail.phone).toBe(unknown)
    expect((await login(unknown, password)).code).toBe(200001)
  })

  test('is refused for a registered phone, and the code stays valid for a login [api#limits]', async () => {
    const fields = await sandbox.requestCode(unknown, 1)
    await sandbox.data('POST /v1/login/register', { body: await sandbox.requestCode(unknown, 2) })
    expect(await register({ ...fields, password })).toMatchObject({ code: 409003, message: '该手机号已注册，请直接登录' })
    expect((await sandbox.request('POST /v1/login/register', { body: fields })).code).toBe(200001)
  })

  test('without the right code answers the same for a registered and an unknown phone', async () => {
    for (const phone of [buyer, unknown]) expect((await register({ phone, sms_code: '123456', password })).code).toBe(400006)
  })
})

describe('a forgotten password', () => {
  const reset = (body: object) => sandbox.request('PUT /v1/reset/pwd', { body })

  test('is replaced, and every session of the account ends', async () => {
    const tokens = [await sandbox.login(buyer), await sandbox.login(buyer)]
    const other = await sandbox.login(newcomer)
    expect((await reset({ ...(await sandbox.requestCode(buyer, 2)), password })).code).toBe(200001)
    expect(await Promise.all(tokens.map(hasEnded))).toEqual([true, true])
    expect(await hasEnded(other)).toBe(false)
    expect((await login(buyer, 'study2026')).code).toBe(400007)
    expect((await login(buyer, password)).code).toBe(200001)
  })

  test('of an unregistered phone fails with 404007 only after the right code', async () => {
    expect((await reset({ phone: unknown, sms_code: '123456', password })).code).toBe(400006)
    const verified = { ...(await sandbox.requestCode(unknown, 2)), password }
    expect(await reset(verified)).toMatchObject({ code: 404007, message: '该手机号尚未注册，请先注册' })
  })
})

test.each([
  ['PUT /v1/reset/pwd', undefined],
  ['PUT /v1/user/password', buyer],
] as const)('%s refuses the present password with 400008; the session and the code stay valid [forms#same-password]', async (key, learner) => {
  const token = await sandbox.login(buyer)
  const fields = await sandbox.requestCode(buyer, 2)
  const send = (typed: string) => sandbox.request(key, { body: { ...fields, password: typed }, ...(learner && { token }) })
  expect(await send('study2026')).toMatchObject({ code: 400008, message: '新密码不能与原密码相同，请换一个密码' })
  expect(await hasEnded(token)).toBe(false)
  expect((await send(password)).code).toBe(200001)
})

describe('a password change', () => {
  const change = (body: object, token: string) => sandbox.request('PUT /v1/user/password', { body, token })

  test('ends every session of the account, including the current one', async () => {
    const tokens = [await sandbox.login(buyer), await sandbox.login(buyer)]
    const { sms_code } = await sandbox.requestCode(buyer, 2)
    expect((await change({ sms_code, password }, tokens[0]!)).code).toBe(200001)
    expect(await Promise.all(tokens.map(hasEnded))).toEqual([true, true])
    expect((await login(buyer, password)).code).toBe(200001)
  })

  test("needs a code for the learner's own phone", async () => {
    const token = await sandbox.login(buyer)
    const { sms_code } = await sandbox.requestCode(newcomer, 2)
    expect((await change({ sms_code, password }, token)).code).toBe(400006)
  })
})

test.each([
  ['POST /v1/register', unknown, 2],
  ['POST /v1/register', unknown, 6],
  ['PUT /v1/reset/pwd', buyer, 6],
  ['PUT /v1/user/password', buyer, 6],
] as const)('%s refuses a code that was sent to %s for type %i', async (key, phone, type) => {
  const token = await sandbox.login(buyer)
  const body = { ...(await sandbox.requestCode(phone, type)), password }
  expect(await sandbox.request(key, { body, token })).toMatchObject({ code: 400006, message: '验证码已失效，请重新获取' })
})

test.each(
  ['POST /v1/register', 'PUT /v1/reset/pwd', 'PUT /v1/user/password'].flatMap((key) =>
    ['12345', 'a'.repeat(19), 'with space1', '密码123456', 'dot.dot.1'].map((typed) => [key, typed] as const),
  ),
)('%s refuses the password %s', async (key, typed) => {
  const token = await sandbox.login(buyer)
  const body = { phone: buyer, sms_code: '123456', password: typed }
  const answer = await sandbox.request(key as 'POST /v1/register', { body, token })
  expect(answer).toMatchObject({ code: 400003, message: '密码为 6 到 18 位字母和数字，请重新输入' })
})
