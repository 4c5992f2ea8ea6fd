/** @jest-environment node */
import { buyer, newcomer, sandboxOfFile } from '../../testing/test-sandbox.ts'

const sandbox = sandboxOfFile()
beforeEach(() => sandbox.reset())

const next = '13922220001'
const password = 'study2026'

const verify = (token: string, sms_code: string) => sandbox.request('POST /v1/user/phone/verify', { body: { sms_code }, token })
const change = (token: string, body: object) => sandbox.request('PUT /v1/user/phone', { body, token })
const login = async (phone: string) => (await sandbox.request('POST /v1/login/register', { body: { phone, password } })).code
const codeOf = async (token: string) => (await sandbox.request('GET /v1/user/detail', { token })).code
const prove = async (token: string, phone = buyer) => (await verify(token, (await sandbox.requestCode(phone, 2)).sms_code)).data.proof

test('change of phone: the account has the new number, logs in with it alone, and other sessions end [personal#change-of-phone]', async () => {
  const [token, other, stranger] = [await sandbox.login(buyer), await sandbox.login(buyer), await sandbox.login(newcomer)]
  const proof = await prove(token)
  const { data } = await change(token, { proof, ...(await sandbox.requestCode(next, 6)) })
  expect(data.detail).toMatchObject({ user_id: '1', phone: next, nickname: '林晓' })
  expect([await login(buyer), await login(next)]).toEqual([400007, 200001])
  expect([await codeOf(token), await codeOf(other), await codeOf(stranger)]).toEqual([200001, 401201, 200001])
  const { list } = await sandbox.data('GET /v1/user/notice/list', { query: {}, token })
  expect(list[0]).toMatchObject({ title: '绑定手机号已更换', kind: 'system' })
})

test('change of phone: a token that was refreshed meanwhile is of the same session', async () => {
  const token = await sandbox.login(buyer)
  const proof = await prove(token)
  const { access_token } = await sandbox.data('GET /v1/refresh', { token })
  expect((await change(access_token, { proof, ...(await sandbox.requestCode(next, 6)) })).code).toBe(200001)
})

describe('the proof of the present phone', () => {
  test('works once', async () => {
    const token = await sandbox.login(buyer)
    const proof = await prove(token)
    await change(token, { proof, ...(await sandbox.requestCode(next, 6)) })
    const replayed = await change(token, { proof, ...(await sandbox.requestCode('13922220002', 6)) })
    expect(replayed).toMatchObject({ code: 403076, message: '身份验证已失效，请重新验证当前手机号' })
  })

  test('expires after ten minutes', async () => {
    const token = await sandbox.login(buyer)
    const proof = await prove(token)
    sandbox.advance(600)
    expect((await change(token, { proof, ...(await sandbox.requestCode(next, 6)) })).code).toBe(403076)
  })

  test('is worth nothing in another session, of this learner or another one [personal#change-of-phone]', async () => {
    const [token, same, stranger] = [await sandbox.login(buyer), await sandbox.login(buyer), await sandbox.login(newcomer)]
    const body = { proof: await prove(token), ...(await sandbox.requestCode(next, 6)) }
    for (const foreign of [same, stranger]) expect((await change(foreign, body)).code).toBe(403076)
    expect((await change(token, body)).code).toBe(200001)
  })

  test('is replaced by the next one, and guesses fail', async () => {
    const token = await sandbox.login(buyer)
    const [first, second] = [await prove(token), await prove(token)]
    const code = await sandbox.requestCode(next, 6)
    expect((await change(token, { proof: first, ...code })).code).toBe(403076)
    expect((await change(token, { proof: 'A'.repeat(43), ...code })).code).toBe(403076)
    expect((await change(token, { proof: second, ...code })).code).toBe(200001)
  })

  test('of two changes sent at once, one is done', async () => {
    const token = await sandbox.login(buyer)
    const body = { proof: await prove(token), ...(await sandbox.requestCode(next, 6)) }
    const codes = (await Promise.all([change(token, body), change(token, body)])).map(({ code }) => code)
    expect(codes.sort()).toEqual([200001, 403076])
  })
})

test('the code of the present phone: is of type 2, sent to that phone, and used up', async () => {
  const token = await sandbox.login(buyer)
  expect((await verify(token, (await sandbox.requestCode(buyer, 6)).sms_code)).code).toBe(400006)
  expect((await verify(token, (await sandbox.requestCode(newcomer, 2)).sms_code)).code).toBe(400006)
  const { sms_code } = await sandbox.requestCode(buyer, 2)
  expect([(await verify(token, sms_code)).code, (await verify(token, sms_code)).code]).toEqual([200001, 400006])
})

test('the new number: a refusal keeps proof and code; only the right code tells that it is taken [personal#change-of-phone]', async () => {
  const token = await sandbox.login(buyer)
  const proof = await prove(token)
  expect(await change(token, { proof, phone: buyer, sms_code: '123456' })).toMatchObject({ code: 400076, message: expect.stringContaining('相同') })
  for (const phone of [newcomer, next]) expect((await change(token, { proof, phone, sms_code: '123456' })).code).toBe(400006)
  const taken = { proof, ...(await sandbox.requestCode(newcomer, 6)) }
  expect(await change(token, taken)).toMatchObject({ code: 409076, message: '该手机号已绑定其他账号，请换一个手机号' })
  expect((await change(token, taken)).code).toBe(409076)
  expect((await change(token, { proof, ...(await sandbox.requestCode(next, 2)) })).code).toBe(400006)
  expect((await change(token, { proof, ...(await sandbox.requestCode(next, 6)) })).code).toBe(200001)
})

test('five wrong codes in a row, of whatever step: ten minutes without a try, also for the right code [personal#change-of-phone]', async () => {
  sandbox.freezeTime()
  const token = await sandbox.login(buyer)
  const proof = await prove(token)
  for (let tries = 0; tries < 3; tries++) await verify(token, '000000')
  for (let tries = 0; tries < 2; tries++) await change(token, { proof, phone: next, sms_code: '000000' })
  const { sms_code } = await sandbox.requestCode(buyer, 2)
  expect(await verify(token, sms_code)).toMatchObject({ code: 429076, message: '错误次数过多，请 9 分钟后再试' })
  sandbox.advance(540)
  expect((await verify(token, (await sandbox.requestCode(buyer, 2)).sms_code)).code).toBe(200001)
})
