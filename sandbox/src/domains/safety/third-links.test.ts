/** @jest-environment node */
import { buyer, newcomer, sandboxOfFile } from '../../testing/test-sandbox.ts'
import { issueCredential, listThirdPartyAccounts } from '../../vendors/third-party/accounts.ts'

const sandbox = sandboxOfFile()
beforeEach(() => sandbox.reset())

const credential = (type: 1 | 2, isBound: boolean, position = 0) => {
  const accounts = listThirdPartyAccounts(sandbox.context, type).filter(({ user_id }) => (user_id !== null) === isBound)
  return issueCredential(sandbox.context, type, accounts[position]!.openid)
}
const bind = (token: string, type: 1 | 2, code: string) => sandbox.request('POST /v1/user/third', { body: { type, code }, token })
const unbind = (token: string, type: 1 | 2) => sandbox.data('DELETE /v1/user/third', { body: { type }, token })
const links = async (token: string) => (await sandbox.data('GET /v1/user/third/list', { token })).list

test('third-party accounts: one of each, bound or not', async () => {
  expect(await links(await sandbox.login(buyer))).toEqual([
    { type: 1, is_bound: true, nickname: '晓晓在路上' },
    { type: 2, is_bound: true, nickname: '林间小路' },
  ])
  expect(await links(await sandbox.login(newcomer))).toEqual([
    { type: 1, is_bound: false, nickname: '' },
    { type: 2, is_bound: false, nickname: '' },
  ])
})

test.each([1, 2] as const)('a bound account of type %i: logs the learner in; an unbound one does not any more [personal#third-party-accounts]', async (type) => {
  const token = await sandbox.login(newcomer)
  const code = credential(type, false)
  const { list } = (await bind(token, type, code)).data
  expect(list.find((link) => link.type === type)).toMatchObject({ is_bound: true })
  const openid = listThirdPartyAccounts(sandbox.context, type).find(({ phone }) => phone === newcomer)!.openid
  const logIn = () => sandbox.data('POST /v1/third/login/register', { body: { type, code: issueCredential(sandbox.context, type, openid) } })
  expect((await logIn()).is_bind).toBe(1)
  expect((await unbind(token, type)).list.find((link) => link.type === type)).toEqual({ type, is_bound: false, nickname: '' })
  expect((await logIn()).is_bind).toBe(0)
  expect((await sandbox.request('GET /v1/user/detail', { token })).code).toBe(200001)
  await unbind(token, type)
  const { list: messages } = await sandbox.data('GET /v1/user/notice/list', { query: {}, token })
  expect(messages.map(({ title }) => title).filter((title) => title.includes('绑定'))).toHaveLength(2)
})

test('an account of another learner: is refused [personal#third-party-accounts]', async () => {
  const token = await sandbox.login(newcomer)
  expect(await bind(token, 1, credential(1, true))).toMatchObject({ code: 409006, message: expect.stringContaining('已绑定其他用户') })
  expect(await links(await sandbox.login(buyer))).toMatchObject([{ is_bound: true }, { is_bound: true }])
})

test('a second account of a third party: is refused until the first one is unbound [personal#third-party-accounts]', async () => {
  const token = await sandbox.login(buyer)
  expect((await bind(token, 1, credential(1, false))).code).toBe(409077)
  await unbind(token, 1)
  expect((await bind(token, 1, credential(1, false))).code).toBe(200001)
})

test("WeChat's code: binds once, also when it is sent twice at once; an unknown one is refused", async () => {
  const token = await sandbox.login(newcomer)
  const code = credential(1, false)
  const codes = (await Promise.all([bind(token, 1, code), bind(token, 1, code)])).map((answer) => answer.code)
  expect(codes.sort()).toEqual([200001, 400020])
  expect((await bind(token, 1, 'made-up')).code).toBe(400021)
  expect((await bind(token, 2, code)).code).toBe(400021)
})

test('after unbinding: the openid of an earlier login in this browser cannot be bound to another phone', async () => {
  const token = await sandbox.login(buyer)
  const headers = { 'device-id': 'browser-1' }
  const { openid, unionid } = listThirdPartyAccounts(sandbox.context, 1).find(({ phone }) => phone === buyer)!
  await sandbox.request('POST /v1/third/login/register', { body: { type: 1, code: issueCredential(sandbox.context, 1, openid) }, headers })
  await unbind(token, 1)
  const body = { ...(await sandbox.requestCode('13922220001', 6)), openid, unionid, source: 'web', type: 1 }
  expect((await sandbox.request('POST /v1/third/login/register/bind', { body, headers })).code).toBe(400021)
})
