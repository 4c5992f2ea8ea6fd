/** @jest-environment node */
import { sandboxOfFile } from '../../testing/test-sandbox.ts'
import { listThirdPartyAccounts } from './accounts.ts'

const sandbox = sandboxOfFile()

interface PhoneAnswer {
  uuid: string
  status: string
  code: string
}

const fiveMinutes = 300

function query(changes: Record<string, string> = {}): string {
  const usual = { appid: 'wxsandbox', scope: 'snsapi_login', redirect_uri: `${sandbox.url}/courseDetail?course_id=1005`, state: 'abc' }
  return new URLSearchParams({ ...usual, login_type: 'jssdk', self_redirect: 'false', ...changes }).toString()
}

const open = (changes?: Record<string, string>, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${sandbox.url}/sandbox-wechat/connect/qrconnect?${query(changes)}`, { headers })

const uuidOf = (text: string): string => /data-uuid="([^"]+)"/.exec(text)?.[1] ?? ''
const showCode = async (): Promise<string> => uuidOf(await (await open()).text())

async function ask(uuid: string): Promise<{ wx_errcode: number; wx_code: string }> {
  const answer = await fetch(`${sandbox.url}/sandbox-wechat/connect/l/qrconnect?uuid=${uuid}`)
  return (await answer.json()) as { wx_errcode: number; wx_code: string }
}

const usePhone = (body: object) => sandbox.control<PhoneAnswer>('POST', '/sandbox/wechat', body)

test('the page shows a new QR code, restricts framing, and has no inline script', async () => {
  const reply = await open()
  const text = await reply.text()
  const policy = reply.headers.get('content-security-policy')
  expect(policy).toContain("frame-ancestors 'self'")
  expect(policy).toContain("script-src 'self'")
  expect(text).not.toMatch(/<script>|onclick=|style="/)
  expect(uuidOf(text)).not.toBe(await showCode())
  const picture = await fetch(`${sandbox.url}/sandbox-wechat/connect/qrcode/${uuidOf(text)}`)
  expect(picture.headers.get('content-type')).toContain('image/svg+xml')
  expect(await picture.text()).toMatch(/^<svg /)
})

test.each([
  ['an unknown app', { appid: 'wx0' }, 'AppID'],
  ['another scope', { scope: 'snsapi_base' }, 'scope'],
  ['another site', { redirect_uri: 'https://evil.example.com/' }, 'redirect_uri'],
  ['a scheme other than http and https', { redirect_uri: 'javascript:alert(1)' }, 'redirect_uri'],
  ['no address', { redirect_uri: '' }, 'redirect_uri'],
  ['a state that is too long', { state: 'x'.repeat(129) }, 'state'],
])('the page refuses %s', async (_, changes, parameter) => {
  const reply = await open(changes)
  const text = await reply.text()
  expect(reply.status).toBe(400)
  expect(text).toContain(parameter)
  expect(uuidOf(text)).toBe('')
})

test('the redirect URI is checked against x-forwarded-host behind the web server', async () => {
  const redirect_uri = 'http://learn.example.com/'
  expect((await open({ redirect_uri }, { 'x-forwarded-host': 'learn.example.com' })).status).toBe(200)
})

test('scanning and confirming issues a code for the account that is valid once', async () => {
  const uuid = await showCode()
  const [bound] = listThirdPartyAccounts(sandbox.context, 1)
  expect(await ask(uuid)).toEqual({ wx_errcode: 408, wx_code: '' })
  expect((await usePhone({ uuid, result: 'scan' })).data.status).toBe('scanned')
  expect(await ask(uuid)).toEqual({ wx_errcode: 404, wx_code: '' })
  const { data } = await usePhone({ uuid, openid: bound?.openid, result: 'confirm' })
  expect(await ask(uuid)).toEqual({ wx_errcode: 405, wx_code: data.code })
  const body = { type: 1 as const, code: data.code }
  expect(await sandbox.data('POST /v1/third/login/register', { body })).toMatchObject({ is_bind: 1, openid: bound?.openid })
  expect((await sandbox.request('POST /v1/third/login/register', { body })).code).toBe(400020)
})

test.each([
  ['bound', 1],
  ['unbound', 0],
] as const)('confirming the %s account without a uuid uses the latest QR code', async (account, is_bind) => {
  const uuid = await showCode()
  const { data } = await usePhone({ account, result: 'confirm' })
  expect(data.uuid).toBe(uuid)
  const answer = await sandbox.data('POST /v1/third/login/register', { body: { type: 1, code: data.code } })
  expect(answer.is_bind).toBe(is_bind)
})

test.each([
  ['deny', 403],
  ['expire', 402],
] as const)('%s ends the login', async (result, wx_errcode) => {
  const uuid = await showCode()
  await usePhone({ uuid, result })
  expect(await ask(uuid)).toEqual({ wx_errcode, wx_code: '' })
  expect((await usePhone({ uuid, result: 'confirm' })).code).toBe(404007)
})

test('a QR code expires after five minutes, scanned or not', async () => {
  sandbox.freezeTime()
  const [waiting, scanned] = [await showCode(), await showCode()]
  await usePhone({ uuid: scanned, result: 'scan' })
  sandbox.advance(fiveMinutes - 1)
  expect((await ask(waiting)).wx_errcode).toBe(408)
  sandbox.advance(1)
  expect((await ask(waiting)).wx_errcode).toBe(402)
  expect((await ask(scanned)).wx_errcode).toBe(402)
  expect((await usePhone({ uuid: waiting, result: 'confirm' })).code).toBe(404007)
})

test('an unknown account gets no code', async () => {
  const uuid = await showCode()
  expect((await usePhone({ uuid, openid: 'nobody', result: 'confirm' })).code).toBe(404006)
  expect((await ask(uuid)).wx_errcode).toBe(408)
})

test.each([
  ['wxLogin.js', 'text/javascript'],
  ['wechat-page.js', 'text/javascript'],
  ['wechat-page.css', 'text/css'],
])('the sandbox serves %s', async (file, type) => {
  const reply = await fetch(`${sandbox.url}/sandbox-wechat/${file}`)
  expect(reply.status).toBe(200)
  expect(reply.headers.get('content-type')).toContain(type)
})
