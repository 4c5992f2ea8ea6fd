/** @jest-environment node */
import { newcomer, owner, TestSandbox } from '../testing/test-sandbox.ts'
import { issueVoucher, listThirdAccounts, voucherLifetime } from '../third/accounts.ts'

let sandbox: TestSandbox
beforeAll(async () => (sandbox = await TestSandbox.open()))
beforeEach(() => sandbox.control('POST', '/sandbox/reset'))
afterAll(() => sandbox.discard())

const unknown = '13933330001'
const both = [1, 2] as const
type Type = (typeof both)[number]

const accountsOf = (type: Type) => listThirdAccounts(sandbox.context, type)
const bound = (type: Type) => accountsOf(type).find(({ phone }) => phone === owner)!
const free = (type: Type) => accountsOf(type).filter(({ phone }) => phone === null)
const voucher = (type: Type, openid: string) => issueVoucher(sandbox.context, type, openid)
const login = (type: Type, code: string) => sandbox.ask('POST /v1/third/login/register', { body: { type, code } })

describe.each(both)('a login by the third party %i', (type) => {
  test('of a bound account logs its learner in', async () => {
    const { openid, unionid } = bound(type)
    const { data } = await login(type, voucher(type, openid))
    expect(data).toMatchObject({ is_bind: 1, openid, unionid, expires_in: 7 * 86_400 })
    expect((await sandbox.data('GET /v1/user/detail', { token: data.access_token })).detail.phone).toBe(owner)
  })

  test('of an account that is bound to nobody logs nobody in', async () => {
    const { openid, unionid } = free(type)[0]!
    const { data } = await login(type, voucher(type, openid))
    expect(data).toEqual({ access_token: '', expires_in: 0, is_bind: 0, openid, unionid })
  })

  test('is refused when what it was given has expired', async () => {
    const [early, code] = [voucher(type, bound(type).openid), voucher(type, bound(type).openid)]
    sandbox.advance(voucherLifetime[type] - 60)
    expect((await login(type, early)).code).toBe(200001)
    sandbox.advance(60)
    const message = { 1: '微信授权已过期，请重新扫码', 2: 'QQ授权已过期，请重新授权' }[type]
    expect(await login(type, code)).toMatchObject({ code: 400021, message })
  })

  test('refuses what it does not know, and what the other third party handed out', async () => {
    expect((await login(type, 'nonsense')).code).toBe(400021)
    const other = type === 1 ? 2 : 1
    expect((await login(type, voucher(other, bound(other).openid))).code).toBe(400021)
  })
})

test("WeChat's code is good once, also for an account that is bound to nobody", async () => {
  for (const { openid } of [bound(1), free(1)[0]!]) {
    const code = voucher(1, openid)
    expect((await login(1, code)).code).toBe(200001)
    expect(await login(1, code)).toMatchObject({ code: 400020, message: '微信授权已使用，请重新扫码' })
  }
})

test("QQ's access token is good again", async () => {
  const code = voucher(2, bound(2).openid)
  expect((await login(2, code)).code).toBe(200001)
  expect((await login(2, code)).code).toBe(200001)
})

test('a third party hands nothing out for an account that it does not have', () => {
  expect(() => voucher(1, bound(2).openid)).toThrow('没有找到该微信账号')
})

describe.each(both)('binding an account of the third party %i', (type) => {
  const fields = ({ openid, unionid } = free(type)[0]!) => ({
    ...{ openid, unionid, source: 'web' as const, type },
    ...(type === 2 && { access_token: voucher(2, openid) }),
  })
  const bind = (body: object) => sandbox.ask('POST /v1/third/login/register/bind', { body })

  test('registers a phone that is new, logs in, and the next login needs no phone', async () => {
    const account = fields()
    const { data } = await bind({ ...(await sandbox.code(unknown, 6)), ...account })
    expect(data).toMatchObject({ is_bind: 1, openid: account.openid, unionid: account.unionid })
    expect((await sandbox.data('GET /v1/user/detail', { token: data.access_token })).detail.phone).toBe(unknown)
    expect((await login(type, voucher(type, account.openid))).data.is_bind).toBe(1)
  })

  test('takes a phone that has an account, and the same pair a second time', async () => {
    const account = fields()
    expect((await bind({ ...(await sandbox.code(newcomer, 6)), ...account })).code).toBe(200001)
    expect((await bind({ ...(await sandbox.code(newcomer, 6)), ...account })).code).toBe(200001)
  })

  test('is refused when the account is bound to another phone, and the code is not spent on that', async () => {
    const code = await sandbox.code(newcomer, 6)
    expect(await bind({ ...code, ...fields(bound(type)) })).toMatchObject({ code: 409006, message: expect.stringContaining('已绑定其他手机号') })
    expect((await bind({ ...code, ...fields() })).code).toBe(200001)
  })

  test('is refused when the phone has another account of that third party', async () => {
    expect(await bind({ ...(await sandbox.code(owner, 6)), ...fields() })).toMatchObject({ code: 409007 })
    expect(free(type)).toHaveLength(2)
  })

  test.each([
    ['an account that nobody knows', { openid: 'nobody' }, 404006],
    ['a unionid of somebody else', { unionid: 'nobody' }, 404006],
    ['an account of the other third party', () => ({ openid: free(type === 1 ? 2 : 1)[0]!.openid }), 404006],
    ['a code that is wrong', (code: string) => ({ sms_code: code === '000000' ? '000001' : '000000' }), 400005],
    ['no account at all', { openid: '' }, 400000],
    ['another source', { source: 'app' }, 400000],
  ])('refuses %s', async (_case, wrong, code) => {
    const proved = await sandbox.code(unknown, 6)
    const body = { ...proved, ...fields(), ...(typeof wrong === 'function' ? wrong(proved.sms_code) : wrong) }
    expect((await bind(body)).code).toBe(code)
  })

  test.each([1, 2] as const)('refuses a code of type %i', async (smsType) => {
    expect((await bind({ ...(await sandbox.code(unknown, smsType)), ...fields() })).code).toBe(400006)
  })
})

test.each([
  ['none', undefined],
  ['one of another account', () => voucher(2, bound(2).openid)],
  ['one of WeChat', () => voucher(1, bound(1).openid)],
  ['one that has expired', 'expired'],
])("QQ's access token proves whose the account is: %s is refused", async (_case, token) => {
  const { openid, unionid } = free(2)[0]!
  const expired = voucher(2, openid)
  sandbox.advance(voucherLifetime[2])
  const access_token = typeof token === 'function' ? token() : token === 'expired' ? expired : undefined
  const body = { ...(await sandbox.code(unknown, 6)), openid, unionid, source: 'web' as const, type: 2 as const, access_token }
  expect(await sandbox.ask('POST /v1/third/login/register/bind', { body })).toMatchObject({ code: 400021, message: 'QQ授权已过期，请重新授权' })
})
