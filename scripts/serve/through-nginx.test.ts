/** @jest-environment node */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { request } from 'node:https'
import type { AddressInfo, Socket } from 'node:net'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { writeIndexHtml } from '@xhkt/release/index-html/write-index-html'
import { sandboxConfig, sandboxPaths } from '@xhkt/release/index-html/sandbox-config'
import { writeConfig } from '@xhkt/release/index-html/write-config'
import { promote, promoteAll } from '@xhkt/release/promote'
import { rollback } from '@xhkt/release/rollback'
import { LocalFolder } from '@xhkt/release/store/local-folder'
import { fetchRaw } from '@xhkt/release/testing/fetch-raw'
import { newStorePath, published } from '@xhkt/release/testing/packed-release'
import { policyIn } from '@xhkt/release/testing/policy-in'
import { root } from '../lib/paths.mjs'
import { pageHeaders } from './index-html-headers.ts'
import { nginxPlace } from '../lib/programs/nginx.mjs'
import { type Nginx, startNginx } from './testing/nginx.ts'

// On an idle machine the command takes half a second.
const timeout = 60_000
const whereNginx = nginxPlace() ? describe : describe.skip

whereNginx('nginx, while it runs', () => {
  const owner = 'player'
  const place = newStorePath()
  const store = new LocalFolder(place)
  let nginx: Nginx
  let api: Server

  beforeAll(async () => {
    await mkdir(place, { recursive: true })
    api = createServer(({ headers }, response) => {
      response.end(JSON.stringify([headers.host, headers['x-forwarded-host']]))
    })
    // After the upgrade the API echoes bytes.
    api.on('upgrade', (_, socket) => {
      socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n')
      socket.pipe(socket)
    })
    await once(api.listen(0, '127.0.0.1'), 'listening')
    nginx = await startNginx({ store: place, api: `http://127.0.0.1:${(api.address() as AddressInfo).port}`, apiPaths: sandboxPaths })
  }, timeout)
  afterAll(async () => {
    api.close()
    await nginx.close()
    rmSync(path.dirname(place), { recursive: true, force: true })
  })

  /** The page in the cache of a browser: its ETag, and the release of the player in it. */
  const kept = { etag: '', release: '' }
  /** Loads the page as a browser with this cache does. Returns the release of the player. */
  async function loaded(): Promise<string> {
    const { status, headers, body } = await fetchRaw(`${nginx.url}/player`, { 'accept-encoding': 'br', 'if-none-match': kept.etag })
    if (status === 304) return kept.release
    const { areas } = JSON.parse(/id="xhkt-registry">(.*?)<\/script>/.exec(body)?.[1] ?? '{}') as { areas: { player: { release: string } } }
    Object.assign(kept, { etag: headers.etag, release: areas.player.release })
    return kept.release
  }

  test('before anything is live nginx answers 503, with the headers of a page', async () => {
    expect((await fetchRaw(`${nginx.url}/registry.json`)).status).toBe(503)
    const { status, headers } = await fetchRaw(nginx.url)
    expect([status, headers]).toEqual([503, expect.objectContaining(pageHeaders)])
  })

  test('each change is in the next page, without a reload of nginx', async () => {
    const [first, second] = ['1.0.0-a', '1.0.1-b']
    await writeConfig(store, JSON.stringify(sandboxConfig()))
    await published(store, { owner: 'host' }, ...[first, second].map((release) => ({ owner, release }) as const))
    await promoteAll(store, { host: '1.0.0-a', player: first }, 'first')
    const seen = [await loaded()]
    // The changes come within one second, in which a browser must not get 304 for a changed page.
    await promote(store, { owner, release: second, base: first, why: '' })
    seen.push(await loaded())
    await rollback(store, { owner, why: '' })
    seen.push(await loaded())
    expect(seen).toEqual([first, second, first])
  })

  test('a rollback by the command is served by the next page', async () => {
    await promote(store, { owner, release: '1.0.1-b', base: '1.0.0-a', why: '' })
    expect(await loaded()).toBe('1.0.1-b')
    const args = ['--import', 'tsx', path.join(root, 'scripts/commands/release/main.ts'), 'rollback', owner, '--store', place]
    const [code] = (await once(spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] }), 'close')) as [number]
    expect([code, await loaded()]).toEqual([0, '1.0.0-a'])
  }, timeout)

  test('without TLS nginx redirects to TLS, and sends Strict-Transport-Security', async () => {
    const { status, headers } = await fetchRaw(`${nginx.plainUrl}/player?a=1`, { host: 'www.xuehai.example' })
    expect([status, headers.location]).toEqual([301, 'https://www.xuehai.example/player?a=1'])
    for (const where of ['/', '/registry.json', '/player/1.0.0-a/entry.js', '/player/1.0.0-a/gone.js', '/v1/menu']) {
      expect([where, (await fetchRaw(nginx.url + where)).headers['strict-transport-security']]).toEqual([where, 'max-age=31536000'])
    }
  })

  test('an unknown host gets no answer, with and without TLS', async () => {
    const elsewhere = { host: 'evil.example' }
    await expect(fetchRaw(nginx.plainUrl, elsewhere)).rejects.toThrow('socket hang up')
    await expect(fetchRaw(nginx.url, elsewhere)).rejects.toThrow(/unrecognized name/i)
    await expect(fetchRaw(nginx.url, elsewhere, { servername: 'localhost' })).rejects.toThrow('socket hang up')
  })

  const evil = 'evil.example'
  const site = 'www.xuehai.example'

  /** Sends a request target as written: a path, as browsers do, or an absolute address, as a client of a proxy does. */
  async function askedFor(target: string, ...hosts: string[]): Promise<IncomingMessage> {
    const headers = hosts.flatMap((host) => ['host', host])
    const options = { path: target, headers, setHost: false, servername: 'localhost', rejectUnauthorized: false, agent: false }
    const [response] = (await once(request(nginx.url, options).end(), 'response')) as [IncomingMessage]
    return response
  }

  test.each([
    ['/v1/menu', 'WWW.xuehai.example:8443', site],
    [`https://${site}/v1/menu`, evil, site],
    [`https://${site}/robots.txt`, evil, site],
    [`https://${site}/v1/calendar/a.ics`, evil, site],
    [`https://${site}/sandbox/sms`, evil, `${site}:<port>`],
  ])('the API gets a name of the site as the host: %s with the Host header %s', async (target, header, host) => {
    const names = JSON.parse(await text(await askedFor(target, header))) as string[]
    const expected = host.replace('<port>', new URL(nginx.url).port)
    expect(names).toEqual([expected, expected])
  })

  test.each(['/v1/menu', `https://${site}/v1/menu`])('two Host headers are refused before the API: %s', async (target) => {
    const response = await askedFor(target, site, evil)
    expect([response.statusCode, await text(response)]).toEqual([400, expect.not.stringContaining(evil)])
  })

  test('another method is refused with the headers of a page', async () => {
    const { status, headers } = await fetchRaw(nginx.url, {}, { method: 'POST' })
    expect([status, headers]).toEqual([405, expect.objectContaining(pageHeaders)])
  })

  test.each(['/collector/beacons', '/collector/beacons?area=player'])('pages may send beacons to %s, and read nothing there', async (target) => {
    expect((await fetchRaw(nginx.url + target, {}, { method: 'POST', body: Buffer.from('{}') })).body).toContain('localhost')
    for (const method of ['GET', 'HEAD', 'DELETE']) expect((await fetchRaw(nginx.url + target, {}, { method })).status).toBe(403)
  })

  test.each(['/collector', '/collector/errors', '/collector/'])('%s of the collector is a page of the site', async (target) => {
    expect((await fetchRaw(nginx.url + target)).headers).toMatchObject(pageHeaders)
  })

  test('nginx does not send its version', async () => {
    for (const url of [nginx.url, nginx.plainUrl]) expect((await fetchRaw(url)).headers.server).toBe('nginx')
  })

  test.each(['/v1/chat', '/chat/binfo?sdkappid=1'])('a websocket at %s reaches the API', async (path) => {
    const headers = { connection: 'Upgrade', upgrade: 'websocket' }
    const asked = request(nginx.url + path, { headers, rejectUnauthorized: false, agent: false }).end()
    const [response, socket] = (await once(asked, 'upgrade')) as [IncomingMessage, Socket]
    expect(response.statusCode).toBe(101)
    socket.write('你好')
    expect(String(await once(socket, 'data'))).toBe('你好')
    socket.destroy()
  })

  test('a body above the limit is refused before it reaches the API', async () => {
    const { status } = await fetchRaw(`${nginx.url}/v1/user/feedback/img`, { 'content-length': '10485761' }, { method: 'POST' })
    expect(status).toBe(413)
  })

  test('a debug host gets the page whose policy allows the styles of the debug console', async () => {
    await writeIndexHtml(store)
    const policyFor = async (host: string): Promise<string> => policyIn((await fetchRaw(nginx.url, { host })).body)
    expect(await policyFor('test.xuehai.example')).toContain("style-src 'self' 'unsafe-inline'")
    expect(await policyFor('www.xuehai.example')).toMatch(/^default-src 'self'(?!.*unsafe)/)
  })
})
