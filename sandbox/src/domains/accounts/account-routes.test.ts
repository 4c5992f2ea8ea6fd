/** @jest-environment node */
import { buyer, newcomer, sandboxOfFile } from '../../testing/test-sandbox.ts'

const sandbox = sandboxOfFile()

let lastPhone = 13900000000
const somePhone = () => String((lastPhone += 1))

async function loginCode(phone: string): Promise<string> {
  await sandbox.data('POST /v1/sendSms', { body: { phone, type: 2, ...(await sandbox.captcha()) } })
  return sandbox.smsCode(phone)
}

const login = (body: object) => sandbox.request('POST /v1/login/register', { body })

describe('a login code', () => {
  test('has six digits and registers a new phone', async () => {
    const phone = somePhone()
    const code = await loginCode(phone)
    expect(code).toMatch(/^\d{6}$/)
    const { data } = await login({ phone, sms_code: code })
    expect(data).toMatchObject({ expires_in: 7 * 86_400, is_bind: 1 })
    const { detail, tag } = await sandbox.data('GET /v1/user/detail', { token: data.access_token })
    expect(detail).toMatchObject({ phone, nickname: '', avatar: '' })
    expect(tag).toBeNull()
  })

  test('works once', async () => {
    const phone = somePhone()
    const code = await loginCode(phone)
    await login({ phone, sms_code: code })
    expect(await login({ phone, sms_code: code })).toMatchObject({ code: 400006, message: '验证码已失效，请重新获取' })
  })

  test('expires after five minutes', async () => {
    const phone = somePhone()
    const code = await loginCode(phone)
    sandbox.advance(300)
    expect((await login({ phone, sms_code: code })).code).toBe(400006)
    expect((await sandbox.control('GET', `/sandbox/sms?phone=${phone}`)).code).toBe(404005)
  })

  test('becomes invalid after five wrong tries', async () => {
    const phone = somePhone()
    const code = await loginCode(phone)
    const wrong = code === '000000' ? '000001' : '000000'
    const codes: number[] = []
    for (let attempt = 0; attempt < 5; attempt += 1) codes.push((await login({ phone, sms_code: wrong })).code)
    expect(codes).toEqual([400005, 400005, 400005, 400005, 400006])
    expect((await login({ phone, sms_code: code })).code).toBe(400006)
  })

  test('is not sent again within 60 seconds, and the solved captcha stays valid [api#limits]', async () => {
    const phone = somePhone()
    await loginCode(phone)
    sandbox.advance(20)
    const fields = await sandbox.captcha()
    const again = () => sandbox.request('POST /v1/sendSms', { body: { phone, type: 2, ...fields } })
    expect(await again()).toMatchObject({ code: 429001, message: expect.stringMatching(/^验证码已发送，请 \d+ 秒后再试$/) })
    sandbox.advance(41)
    expect((await again()).code).toBe(200001)
  })

  test('is replaced by the next one', async () => {
    const phone = somePhone()
    const first = await loginCode(phone)
    sandbox.advance(61)
    const second = await loginCode(phone)
    if (first !== second) expect((await login({ phone, sms_code: first })).code).toBe(400005)
    expect((await login({ phone, sms_code: second })).code).toBe(200001)
  })

  test('that was sent for a binding is refused', async () => {
    const phone = somePhone()
    await sandbox.data('POST /v1/sendSms', { body: { phone, type: 6 } })
    expect((await login({ phone, sms_code: await sandbox.smsCode(phone) })).code).toBe(400006)
  })
})

describe('sending a code', () => {
  test('for a login needs the captcha', async () => {
    const body = { phone: somePhone(), type: 2 }
    expect(await sandbox.request('POST /v1/sendSms', { body })).toMatchObject({ code: 400010, message: '请先完成安全验证' })
    const fields = await sandbox.captcha()
    const forged = { ...fields, pass_token: 'f'.repeat(64) }
    expect((await sandbox.request('POST /v1/sendSms', { body: { ...body, ...forged } })).code).toBe(400011)
    expect((await sandbox.request('POST /v1/sendSms', { body: { ...body, ...fields } })).code).toBe(200001)
    expect((await sandbox.request('POST /v1/sendSms', { body: { phone: somePhone(), type: 2, ...fields } })).code).toBe(400011)
  })

  test('with a captcha older than two minutes fails with 400012', async () => {
    const fields = await sandbox.captcha()
    sandbox.advance(180)
    expect((await sandbox.request('POST /v1/sendSms', { body: { phone: somePhone(), type: 2, ...fields } })).code).toBe(400012)
  })

  test('for a login needs no captcha while the system config switches it off', async () => {
    await sandbox.control('POST', '/sandbox/config', { pc_check_graph_switch: 0 })
    expect((await sandbox.request('POST /v1/sendSms', { body: { phone: somePhone(), type: 2 } })).code).toBe(200001)
    await sandbox.control('POST', '/sandbox/config', { pc_check_graph_switch: 1 })
    expect((await sandbox.request('POST /v1/sendSms', { body: { phone: somePhone(), type: 2 } })).code).toBe(400010)
  })

  test.each([1, 6] as const)('of type %i needs no captcha', async (type) => {
    expect((await sandbox.request('POST /v1/sendSms', { body: { phone: somePhone(), type } })).code).toBe(200001)
  })

  test.each([1, 6] as const)('of type %i answers the same for an unknown and a registered phone [api#limits]', async (type) => {
    sandbox.advance(61)
    const [unknown, registered] = await Promise.all(
      [somePhone(), buyer].map((phone) => sandbox.request('POST /v1/sendSms', { body: { phone, type } })),
    )
    expect(unknown!.code).toBe(200001)
    expect(registered).toEqual(unknown)
  })
})

describe('a login', () => {
  test.each([buyer, newcomer])('by password works for %s', async (phone) => {
    expect((await login({ phone, password: 'study2026' })).code).toBe(200001)
  })

  test.each([
    ['a wrong password', { phone: buyer, password: 'study2025' }, 400007],
    ['an unknown phone', { phone: '13911112222', password: 'study2026' }, 400007],
    ['a too short password', { phone: buyer, password: '12345' }, 400003],
    ['neither a password nor a code', { phone: buyer }, 400004],
    ['a code of five digits', { phone: buyer, sms_code: '12345' }, 400002],
    ['a phone of ten digits', { phone: '1380000000', password: 'study2026' }, 400001],
    ['a phone that is a number', { phone: 13800000001, password: 'study2026' }, 400001],
  ])('with %s is refused with its own error code', async (_case, body, code) => {
    expect((await login(body)).code).toBe(code)
  })

  test('does not need the password in plain text, which is stored as a hash', () => {
    const { password_hash: stored } = sandbox.context.db.get<{ password_hash: string }>({ sql: 'SELECT * FROM user WHERE id = 1' })!
    expect(stored).not.toContain('study2026')
  })
})

describe('a session', () => {
  const detail = (token?: string) => sandbox.request('GET /v1/user/detail', { token })

  test('needs a token that exists', async () => {
    expect((await detail()).code).toBe(401001)
    expect((await detail('nonsense')).code).toBe(401001)
  })

  test('expires after seven days', async () => {
    const token = await sandbox.login(buyer)
    sandbox.advance(7 * 86_400)
    expect((await detail(token)).code).toBe(401200)
  })

  test('ends with a logout', async () => {
    const token = await sandbox.login(buyer)
    expect((await sandbox.request('GET /v1/logout', { token })).code).toBe(200001)
    expect((await detail(token)).code).toBe(401201)
  })

  test('returns the user and the tag', async () => {
    const { data } = await detail(await sandbox.login(buyer))
    expect(data).toEqual({
      detail: { user_id: '1', nickname: '林晓', avatar: '/media/teachers/2.svg', phone: buyer, invite_code: 'F5MQWO' },
      tag: { id: '1', name: '考研党' },
    })
  })
})
