/** @jest-environment node */
import { downloadData } from '../../testing/safety-calls.ts'
import { buyer, newcomer, sandboxOfFile } from '../../testing/test-sandbox.ts'

const sandbox = sandboxOfFile()
beforeEach(() => sandbox.reset())

const password = 'study2026'
const ask = (token: string, body: object) => sandbox.request('POST /v1/user/data', { body, token })
const state = async (token: string) => (await sandbox.data('GET /v1/user/data', { token })).state
const file = (token: string) => sandbox.download('/v1/user/data/file', token)
const refusal = async (token: string) => (JSON.parse((await file(token)).text) as { code?: number }).code

test('a copy: holds what the learner has, masked where it is about other people, and no secret [personal#a-copy-of-my-data]', async () => {
  const token = await sandbox.login(buyer)
  const copy = JSON.parse(await downloadData(sandbox, token)) as Record<string, Record<string, unknown>[]>
  expect(copy.profile).toMatchObject([{ phone: buyer, nickname: '林晓' }])
  for (const name of ['orders', 'study_progress', 'notes', 'messages', 'feedback', 'addresses', 'agreements', 'logins']) {
    expect([name, copy[name]!.length > 0]).toEqual([name, true])
  }
  expect(copy.addresses!.every(({ phone, detail }) => /^\d{3}\*{4}\d{4}$/.test(String(phone)) && detail === '***')).toBe(true)
  expect(JSON.stringify(copy.agreements)).not.toMatch(/\d{17}[\dX]/)
  expect(JSON.stringify(copy)).not.toMatch(/token|password|openid|_metadata/)
  expect(copy.orders![0]!.created_at).toMatch(/^\d{4}-\d\d-\d\dT.+\+08:00$/)
})

test('the file: is no JSON answer, so that no client takes it for an envelope', async () => {
  const token = await sandbox.login(newcomer)
  await downloadData(sandbox, token)
  expect((await file(token)).type).toBe('application/octet-stream')
})

test('a copy: needs a recent confirmation by a code of type 2 or the password [personal#a-copy-of-my-data]', async () => {
  const token = await sandbox.login(newcomer)
  expect((await ask(token, {})).code).toBe(400004)
  expect(await ask(token, { password: 'wrong2026' })).toMatchObject({ code: 400009, message: '密码错误，请重新输入，或改用验证码' })
  expect((await ask(token, { sms_code: (await sandbox.requestCode(newcomer, 6)).sms_code })).code).toBe(400006)
  expect((await ask(token, { sms_code: (await sandbox.requestCode(buyer, 2)).sms_code })).code).toBe(400006)
  expect(await state(token)).toBe('none')
  expect((await ask(token, { sms_code: (await sandbox.requestCode(newcomer, 2)).sms_code })).code).toBe(200001)
})

test('five wrong passwords in a row: ten minutes without a try', async () => {
  const token = await sandbox.login(newcomer)
  for (let tries = 0; tries < 5; tries++) await ask(token, { password: 'wrong2026' })
  expect((await ask(token, { password })).code).toBe(429076)
  sandbox.advance(600)
  expect((await ask(token, { password })).code).toBe(200001)
})

test('the file: belongs to the login that asked, for half an hour [personal#a-copy-of-my-data]', async () => {
  const [token, same, stranger] = [await sandbox.login(buyer), await sandbox.login(buyer), await sandbox.login(newcomer)]
  await downloadData(sandbox, token)
  expect([await refusal(same), await refusal(stranger)]).toEqual([404077, 404077])
  expect([await state(same), await state(token)]).toEqual(['none', 'ready'])
  const { access_token } = await sandbox.data('GET /v1/refresh', { token })
  expect(await state(access_token)).toBe('ready')
  sandbox.advance(1800)
  expect([await state(access_token), await refusal(access_token)]).toEqual(['none', 404077])
})

test('three copies in a day; one that is asked for twice at once is one [personal#a-copy-of-my-data]', async () => {
  sandbox.freezeTime()
  const token = await sandbox.login(newcomer)
  const answers = await Promise.all([ask(token, { password }), ask(token, { password })])
  expect(answers.map(({ code }) => code)).toEqual([200001, 200001])
  while ((await state(token)) === 'working') await new Promise(setImmediate)
  for (let more = 0; more < 2; more++) await downloadData(sandbox, token)
  expect(await ask(token, { password })).toMatchObject({ code: 429077, message: '每天最多申请 3 次，请 24 小时后再试' })
  sandbox.advance(86_400)
  expect((await ask(token, { password })).code).toBe(200001)
})
