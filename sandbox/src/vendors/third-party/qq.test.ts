/** @jest-environment node */
import { sandboxOfFile } from '../../testing/test-sandbox.ts'
import { listThirdPartyAccounts } from './accounts.ts'

const sandbox = sandboxOfFile()

const callback = () => `${sandbox.url}/control/authQQCallback`

function query(changes: Record<string, string> = {}): string {
  const usual = { response_type: 'token', client_id: '100000000', redirect_uri: callback(), scope: 'get_user_info', state: 'abc', display: '' }
  return new URLSearchParams({ ...usual, ...changes }).toString()
}

const authorize = (changes?: Record<string, string>): Promise<Response> =>
  fetch(`${sandbox.url}/sandbox-qq/oauth2.0/authorize?${query(changes)}`)

async function decide(outcome: string, changes: Record<string, string> = {}): Promise<{ status: number; location: string }> {
  const openid = listThirdPartyAccounts(sandbox.context, 2)[0]?.openid ?? ''
  const address = `${sandbox.url}/sandbox-qq/oauth2.0/decide?${query({ openid, outcome, ...changes })}`
  const { status, headers } = await fetch(address, { redirect: 'manual' })
  return { status, location: headers.get('location') ?? '' }
}

const hashOf = (location: string): Record<string, string> => Object.fromEntries(new URLSearchParams(new URL(location).hash.slice(1)))

test('the page lists the accounts, forbids framing, and has no inline script', async () => {
  const reply = await authorize({ state: '"><script>' })
  const text = await reply.text()
  expect(reply.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  expect(text).not.toMatch(/<script>|onclick=|style="/)
  for (const { openid, nickname } of listThirdPartyAccounts(sandbox.context, 2)) {
    expect(text).toContain(`value="${openid}"`)
    expect(text).toContain(nickname)
  }
})

test.each([
  ['an unknown client', { client_id: '1' }, 'client_id'],
  ['the code flow', { response_type: 'code' }, 'response_type'],
  ['another site', { redirect_uri: 'https://evil.example.com/' }, 'redirect_uri'],
  ['no address', { redirect_uri: '' }, 'redirect_uri'],
])('the page refuses %s, before and after the decision', async (_, changes, parameter) => {
  const reply = await authorize(changes)
  expect(reply.status).toBe(400)
  expect(await reply.text()).toContain(parameter)
  expect(await decide('agree', changes)).toEqual({ status: 400, location: '' })
})

test('agreeing redirects with an access token in the hash, in the form of QQ', async () => {
  const { status, location } = await decide('agree')
  expect(status).toBe(302)
  expect(location).toMatch(/\/control\/authQQCallback\?#access_token=[0-9A-F]{32}&expires_in=7776000&state=abc$/)
  const code = hashOf(location).access_token ?? ''
  expect(await sandbox.data('POST /v1/third/login/register', { body: { type: 2, code } })).toMatchObject({ is_bind: 1 })
})

test.each([
  ['access_denied', { error: 'access_denied', state: 'abc' }],
  ['server_error', { error: 'server_error', state: 'abc' }],
  ['no_token', { state: 'abc' }],
  ['wrong_state', { access_token: expect.any(String) as string, state: 'abcx' }],
  ['unknown_token', { access_token: '0'.repeat(32), state: 'abc' }],
])('the outcome %s redirects with its hash', async (outcome, hash) => {
  expect(hashOf((await decide(outcome)).location)).toMatchObject(hash)
})

test.each([
  ['?from=top', '?from=top#access_token='],
  ['#top', '#top&access_token='],
])('a redirect URI with %s keeps it', async (part, expected) => {
  expect((await decide('agree', { redirect_uri: callback() + part })).location).toContain(expected)
})

test('an unknown account gets no redirect', async () => {
  expect(await decide('agree', { openid: 'nobody' })).toEqual({ status: 200, location: '' })
})
