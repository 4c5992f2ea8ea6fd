/** @jest-environment node */
import { isAnswered } from './local-requests.ts'
import { buyer, sandboxOfFile } from '../testing/test-sandbox.ts'

describe('a request for the host', () => {
  test.each(['localhost:8080', 'LOCALHOST', 'app.localhost:1', '127.0.0.1:8090', '127.1.2.3', '[::1]:8080'])('%s is answered', (host) => {
    expect(isAnswered(host, [])).toBe(true)
  })

  test.each(['evil.example', 'localhost.evil.example', 'evillocalhost', '127.0.0.1.evil.example', '192.168.1.5:8080', '0.0.0.0', ''])('"%s" is not', (host) => {
    expect(isAnswered(host, [])).toBe(false)
  })

  test.each([
    ['learn.local:8080', 'learn.local', true],
    ['other.local', 'learn.local', false],
    ['192.168.1.5:8080', '192.168.1.5', true],
    ['192.168.1.6', '192.168.1.5', false],
    ['192.168.1.6', '0.0.0.0', true],
    ['[fe80::1]', '::', true],
    ['evil.example', '0.0.0.0', false],
  ])('%s on a server for %s: %s', (host, own, expected) => {
    expect(isAnswered(host, [own])).toBe(expected)
  })
})

describe('the sandbox', () => {
  const sandbox = sandboxOfFile()
  let token: string
  beforeAll(async () => (token = await sandbox.login(buyer)))

  const status = async (method: string, path: string, site?: string) => {
    const headers = { authorization: `Bearer ${token}`, ...(site && { 'sec-fetch-site': site }) }
    return (await fetch(sandbox.url + path, { method, headers })).status
  }

  test.each([
    ['POST', '/sandbox/config'],
    ['POST', '/%73andbox/config'],
    ['DELETE', '/sandbox/fault'],
    ['GET', '/sandbox'],
    ['GET', '/sandbox?a=1'],
    ['GET', '/sandbox/live/room?live_room_id=1'],
    ['POST', '/v1/order'],
    ['PUT', '/v1/user/password'],
  ])('refuses %s %s of other sites and other ports, and answers its own page and programs', async (method, path) => {
    expect([await status(method, path, 'cross-site'), await status(method, path, 'same-site')]).toEqual([403, 403])
    for (const site of ['same-origin', 'none', undefined]) expect([site, await status(method, path, site)]).toEqual([site, 200])
  })

  test('a refused request changes nothing', async () => {
    expect(await status('POST', '/sandbox/reset', 'cross-site')).toBe(403)
    expect((await sandbox.request('GET /v1/user/detail', { token })).code).toBe(200001)
  })

  test.each(['/v1/menu', '/sandbox-qq/qq-page.css'])('answers GET %s of other sites', async (path) => {
    expect(await status('GET', path, 'cross-site')).toBe(200)
  })
})
