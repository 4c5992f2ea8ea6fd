/** @jest-environment node */
import { buyer, newcomer, sandboxOfFile } from '../../testing/test-sandbox.ts'
import { issueCredential, listThirdPartyAccounts, credentialLifetime } from '../../vendors/third-party/accounts.ts'

const sandbox = sandboxOfFile()
beforeEach(() => sandbox.reset())

const unknown = '13933330001'
const types = [1, 2] as const
type Type = (typeof types)[number]

const accountsOf = (type: Type) => listThirdPartyAccounts(sandbox.context, type)
const boundAccount = (type: Type) => accountsOf(type).find(({ phone }) => phone === buyer)!
const unboundAccounts = (type: Type) => accountsOf(type).filter(({ phone }) => phone === null)
const credential = (type: Type, openid: string) => issueCredential(sandbox.context, type, openid)
const login = (type: Type, code: string) => sandbox.request('POST /v1/third/login/register', { body: { type, code } })

describe.each(types)('a login by third party %i', (type) => {
  test('with a bound account logs its learner in', async () => {
    const { openid, unionid } = boundAccount(type)
    const { data } = await login(type, credential(type, openid))
    expect(data).toMatchObject({ is_bind: 1, openid, unionid, expires_in: 7 * 86_400 })
    expect((await sandbox.data('GET /v1/user/detail', { token: data.access_token })).detail.phone).toBe(buyer)
  })

  test('with an unbound account returns is_bind 0 and no token', async () => {
    const { openid, unionid } = unboundAccounts(type)[0]!
    const { data } = await login(type, credential(type, openid))
    expect(data).toEqual({ access_token: '', expires_in: 0, is_bind: 0, openid, unionid })
  })

  test('is refused with an expired code or token', async () => {
    const [early, code] = [credential(type, boundAccount(type).openid), credential(type, boundAccount(type).openid)]
    sandbox.advance(credentialLifetime[type] - 60)
    expect((await login(type, early)).code).toBe(200001)
    sandbox.advance(60)
    const message = { 1: '微信授权已过期，请重新扫码', 2: 'QQ授权已过期，请重新授权' }[type]
    expect(await login(type, code)).toMatchObject({ code: 400021, message })
  })

  test('is refused with an unknown code or token, and with one of the other third party', async () => {
    expect((await login(type, 'nonsense')).code).toBe(400021)
    const other = type === 1 ? 2 : 1
    expect((await login(type, credential(other, boundAccount(other).openid))).code).toBe(400021)
  })
})

test("WeChat's code is valid once, for an unbound account too", async () => {
  for (const { openid } of [boundAccount(1), unboundAccounts(1)[0]!]) {
    const code = credential(1, openid)
    expect((await login(1, code)).code).toBe(200001)
    expect(await login(1, code)).toMatchObject({ code: 400020, message: '微信授权已使用，请重新扫码' })
  }
})

test("QQ's access token can be used twice", async () => {
  const code = credential(2, boundAccount(2).openid)
  expect((await login(2, code)).code).toBe(200001)
  expect((await login(2, code)).code).toBe(200001)
})

test('a third party issues no code for an unknown account', () => {
  expect(() => credential(1, boundAccount(2).openid)).toThrow('没有找到该微信账号')
})

describe.each(types)('binding an account of third party %i', (type) => {
  const fields = ({ openid, unionid } = unboundAccounts(type)[0]!) => ({
    ...{ openid, unionid, source: 'web' as const, type },
    ...(type === 2 && { access_token: credential(2, openid) }),
  })
  beforeEach(async () => {
    for (const { openid } of accountsOf(type)) await login(type, credential(type, openid))
  })
  const bind = (body: object) => sandbox.request('POST /v1/third/login/register/bind', { body })

  test('registers a new phone, logs in, and binds the account for the next login', async () => {
    const account = fields()
    const { data } = await bind({ ...(await sandbox.requestCode(unknown, 6)), ...account })
    expect(data).toMatchObject({ is_bind: 1, openid: account.openid, unionid: account.unionid })
    expect((await sandbox.data('GET /v1/user/detail', { token: data.access_token })).detail.phone).toBe(unknown)
    expect((await login(type, credential(type, account.openid))).data.is_bind).toBe(1)
  })

  test('accepts a registered phone, and the same account and phone again', async () => {
    const account = fields()
    expect((await bind({ ...(await sandbox.requestCode(newcomer, 6)), ...account })).code).toBe(200001)
    expect((await bind({ ...(await sandbox.requestCode(newcomer, 6)), ...account })).code).toBe(200001)
  })

  test('is refused when the account is bound to another phone, and the code stays valid', async () => {
    const code = await sandbox.requestCode(newcomer, 6)
    expect(await bind({ ...code, ...fields(boundAccount(type)) })).toMatchObject({ code: 409006, message: expect.stringContaining('已绑定其他手机号') })
    expect((await bind({ ...code, ...fields() })).code).toBe(200001)
  })

  test('without the right code does not tell whether the phone is bound', async () => {
    for (const phone of [buyer, unknown]) {
      expect((await bind({ phone, sms_code: '123456', ...fields(boundAccount(type)) })).code).toBe(400006)
    }
  })

  test('is refused when the phone is bound to another account of the third party', async () => {
    expect(await bind({ ...(await sandbox.requestCode(buyer, 6)), ...fields() })).toMatchObject({ code: 409007 })
    expect(unboundAccounts(type)).toHaveLength(2)
  })

  test.each([
    ['an unknown account', { openid: 'nobody' }, 404006],
    ['a wrong unionid', { unionid: 'nobody' }, 404006],
    ['an account of the other third party', () => ({ openid: unboundAccounts(type === 1 ? 2 : 1)[0]!.openid }), 404006],
    ['a wrong code', (code: string) => ({ sms_code: code === '000000' ? '000001' : '000000' }), 400005],
    ['an empty openid', { openid: '' }, 400000],
    ['another source', { source: 'app' }, 400000],
  ])('refuses %s', async (_case, wrong, code) => {
    const verified = await sandbox.requestCode(unknown, 6)
    const body = { ...verified, ...fields(), ...(typeof wrong === 'function' ? wrong(verified.sms_code) : wrong) }
    expect((await bind(body)).code).toBe(code)
  })

  test.each([1, 2] as const)('refuses a code of type %i', async (smsType) => {
    expect((await bind({ ...(await sandbox.requestCode(unknown, smsType)), ...fields() })).code).toBe(400006)
  })
})

describe('binding a WeChat account needs a login with it', () => {
  const bind = async (device: string) => {
    const { openid, unionid } = unboundAccounts(1)[0]!
    const body = { ...(await sandbox.requestCode(unknown, 6)), openid, unionid, source: 'web' as const, type: 1 as const }
    return sandbox.request('POST /v1/third/login/register/bind', { body, headers: { 'device-id': device } })
  }
  const logInOn = (device: string) => {
    const body = { type: 1 as const, code: credential(1, unboundAccounts(1)[0]!.openid) }
    return sandbox.request('POST /v1/third/login/register', { body, headers: { 'device-id': device } })
  }
  const refusal = { code: 400021, message: '微信授权已过期，请重新扫码' }

  test('in the same browser [session#binding]', async () => {
    expect(await bind('mine')).toMatchObject(refusal)
    await logInOn('mine')
    expect(await bind('another')).toMatchObject(refusal)
    expect((await bind('mine')).code).toBe(200001)
  })

  test('within 30 minutes', async () => {
    await logInOn('mine')
    sandbox.advance(1800)
    expect(await bind('mine')).toMatchObject(refusal)
  })
})

test.each([
  ['a missing one', undefined],
  ['one of another account', () => credential(2, boundAccount(2).openid)],
  ['one of WeChat', () => credential(1, boundAccount(1).openid)],
  ['an expired one', 'expired'],
])('binding a QQ account needs its access token: %s is refused', async (_case, token) => {
  const { openid, unionid } = unboundAccounts(2)[0]!
  const expired = credential(2, openid)
  sandbox.advance(credentialLifetime[2])
  const access_token = typeof token === 'function' ? token() : token === 'expired' ? expired : undefined
  const body = { ...(await sandbox.requestCode(unknown, 6)), openid, unionid, source: 'web' as const, type: 2 as const, access_token }
  expect(await sandbox.request('POST /v1/third/login/register/bind', { body })).toMatchObject({ code: 400021, message: 'QQ授权已过期，请重新授权' })
})
