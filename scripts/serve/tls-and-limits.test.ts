/** @jest-environment node */
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { connect as connectHttp2, type ClientHttp2Session } from 'node:http2'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { connect, type ConnectionOptions, type TLSSocket } from 'node:tls'
import { fetchRaw } from '@xhkt/release/testing/fetch-raw'
import { newStorePath } from '@xhkt/release/testing/packed-release'
import { nginxPlace } from '../lib/programs/nginx.mjs'
import { type Nginx, problemsOfNginx, startNginx } from './testing/nginx.ts'

const whereNginx = nginxPlace() ? describe : describe.skip

// nginx has the configuration of deploy/nginx and no other settings of TLS.
whereNginx('nginx', () => {
  const place = newStorePath()
  let nginx: Nginx
  let api: Server
  let calls = 0

  beforeAll(async () => {
    await mkdir(place, { recursive: true })
    api = createServer((request, response) => {
      calls += 1
      request.resume().once('end', () => response.end('{"code":200001}'))
    })
    await once(api.listen(0, '127.0.0.1'), 'listening')
    nginx = await startNginx({ store: place, api: `http://127.0.0.1:${(api.address() as AddressInfo).port}` })
  }, 60_000)
  afterAll(async () => {
    api.close()
    await nginx.close()
    rmSync(path.dirname(place), { recursive: true, force: true })
  })
  beforeEach(() => (calls = 0))

  /** What a client with these options agrees on with the server. */
  async function agreed(options: ConnectionOptions): Promise<{ version: string | null; cipher: string; next: string | false | null }> {
    // At its default level of security Node would not offer the ciphers that nginx has to refuse.
    const all = { ciphers: 'ALL:@SECLEVEL=0', ...options, servername: 'www.xuehai.example', rejectUnauthorized: false }
    const socket: TLSSocket = connect({ port: Number(new URL(nginx.url).port), host: 'localhost', ...all })
    await once(socket, 'secureConnect')
    const facts = { version: socket.getProtocol(), cipher: socket.getCipher().name, next: socket.alpnProtocol }
    socket.destroy()
    return facts
  }

  test('TLS 1.3 is negotiated, and 1.2 with a client that has no newer', async () => {
    expect((await agreed({})).version).toBe('TLSv1.3')
    expect(await agreed({ maxVersion: 'TLSv1.2' })).toMatchObject({ version: 'TLSv1.2', cipher: expect.stringMatching(/^ECDHE-RSA-(AES\d+-GCM|CHACHA20)/) })
  })

  test.each<[client: string, options: ConnectionOptions]>([
    ['TLS 1.1', { minVersion: 'TLSv1', maxVersion: 'TLSv1.1' }],
    ['a cipher without authenticated encryption', { maxVersion: 'TLSv1.2', ciphers: 'ECDHE-RSA-AES256-SHA384:ECDHE-RSA-AES128-SHA' }],
    ['a cipher without forward secrecy', { maxVersion: 'TLSv1.2', ciphers: 'AES128-GCM-SHA256' }],
  ])('a client with %s alone is refused', async (_, options) => {
    await expect(agreed(options)).rejects.toThrow(/alert|handshake/i)
  })

  test('HTTP/2 is negotiated, and carries many requests in one connection', async () => {
    expect((await agreed({ ALPNProtocols: ['h2', 'http/1.1'] })).next).toBe('h2')
    const session: ClientHttp2Session = connectHttp2(nginx.url, { rejectUnauthorized: false })
    const statuses = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const [headers] = (await once(session.request({ ':path': '/v1/menu' }), 'response')) as [{ ':status': number }]
        return headers[':status']
      }),
    )
    expect(new Set(statuses)).toEqual(new Set([200]))
    session.close()
  })

  test('HTTP/3 is off, and the files of its switch add its lines: an nginx without that module refuses just these', async () => {
    const { headers } = await fetchRaw(`${nginx.url}/v1/menu`)
    expect(headers).not.toHaveProperty('alt-svc')
    const options = { store: place, api: 'http://127.0.0.1:1' }
    expect(await problemsOfNginx(options)).toBe('')
    const problems = await problemsOfNginx({ ...options, http3: true })
    if (problems) expect(problems).toMatch(/invalid parameter "quic" in .*xhkt\/http3\/default-server\.conf:1|the "http3" parameter requires/)
  })

  const post = (pathname: string, body = '') => fetchRaw(nginx.url + pathname, { 'content-length': String(body.length) }, { method: 'POST' })

  test.each([
    ['/v1/login/register', 30],
    ['/v1/user/avatar', 60],
  ])('after a burst, nginx refuses %s before the API, in the form of an answer of the API', async (pathname, burst) => {
    const answers = await Promise.all(Array.from({ length: burst + 15 }, () => post(pathname)))
    const refused = answers.filter(({ body }) => body.includes('429000'))
    expect(refused.length).toBeGreaterThanOrEqual(10)
    expect(calls).toBe(answers.length - refused.length)
    expect(calls).toBeGreaterThan(burst)
    expect(refused[0]).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store', 'content-type': expect.stringMatching(/^application\/json/), 'x-content-type-options': 'nosniff' } })
    expect(JSON.parse(refused[0]?.body ?? '')).toEqual({ code: 429000, message: '操作太频繁，请稍后再试', data: null })
  })

  test('codes and logins of one address count together, and other calls have no limit', async () => {
    await Promise.all(Array.from({ length: 45 }, () => post('/v1/login/register')))
    for (const pathname of ['/v1/sendSms', '/v1/register', '/v1/third/login/register', '/v1/third/login/register/bind']) {
      // Alone, each would take 30. nginx takes one more every two seconds, so one request could pass.
      const answers = await Promise.all(Array.from({ length: 10 }, () => post(pathname)))
      expect([pathname, answers.map(({ body }) => body)]).toEqual([pathname, expect.arrayContaining([expect.stringContaining('429000')])])
    }
    const others = await Promise.all(Array.from({ length: 100 }, () => fetchRaw(`${nginx.url}/v1/menu`)))
    expect(others.filter(({ body }) => body !== '{"code":200001}')).toEqual([])
  })
})
