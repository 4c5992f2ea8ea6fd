/** @jest-environment node */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { request } from 'node:https'
import type { AddressInfo, Socket } from 'node:net'
import path from 'node:path'
import { root } from '../../build/paths.ts'
import { pageHeaders } from '../../serve/page-headers.ts'
import { sandboxConfig } from '../../serve/runtime-config.ts'
import { nginxPlace } from '../../test/nginx.mjs'
import { promote, promoteAll } from '../promote.ts'
import { rollback } from '../rollback.ts'
import { LocalFolder } from '../store/local-folder.ts'
import { ask } from '../testing/ask.ts'
import { type Nginx, startNginx } from '../testing/nginx.ts'
import { newPlace, published } from '../testing/packed-release.ts'
import { policyIn } from '../testing/policy-in.ts'
import { writeConfig } from './write-config.ts'
import { renderPage } from './render-page.ts'

// Alone on a machine the command takes half a second.
const patience = 60_000
const whereNginx = nginxPlace() ? describe : describe.skip

whereNginx('nginx, while it runs', () => {
  const owner = 'player'
  const place = newPlace()
  const store = new LocalFolder(place)
  let nginx: Nginx
  let api: Server

  beforeAll(async () => {
    await mkdir(place, { recursive: true })
    // It speaks no HTTP after the upgrade, and nothing else at all.
    api = createServer().on('upgrade', (_, socket) => {
      socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n')
      socket.pipe(socket)
    })
    await once(api.listen(0, '127.0.0.1'), 'listening')
    nginx = await startNginx({ store: place, api: `http://127.0.0.1:${(api.address() as AddressInfo).port}` })
  }, patience)
  afterAll(async () => {
    await nginx.close()
    api.close()
    rmSync(path.dirname(place), { recursive: true, force: true })
  })

  /** A page load of a browser that has been here before. */
  const kept = { etag: '', release: '' }
  async function loaded(): Promise<string> {
    const { status, headers, body } = await ask(`${nginx.url}/player`, { 'accept-encoding': 'br', 'if-none-match': kept.etag })
    if (status === 304) return kept.release
    const { areas } = JSON.parse(/id="xhkt-registry">(.*?)<\/script>/.exec(body)?.[1] ?? '{}') as { areas: { player: { release: string } } }
    Object.assign(kept, { etag: headers.etag, release: areas.player.release })
    return kept.release
  }

  test('before anything is live it says so, and nobody keeps or frames that', async () => {
    expect((await ask(`${nginx.url}/registry.json`)).status).toBe(503)
    const { status, headers } = await ask(nginx.url)
    expect([status, headers]).toEqual([503, expect.objectContaining(pageHeaders)])
  })

  test('each change is in the next page that is loaded, though nobody tells it', async () => {
    const [first, second] = ['1.0.0-a', '1.0.1-b']
    await writeConfig(store, JSON.stringify(sandboxConfig()))
    await published(store, { owner: 'host' }, ...[first, second].map((release) => ({ owner, release }) as const))
    await promoteAll(store, { host: '1.0.0-a', player: first }, 'first')
    const seen = [await loaded()]
    // Within one second: a browser may not be told that its page is the same.
    await promote(store, { owner, release: second, base: first, why: '' })
    seen.push(await loaded())
    await rollback(store, { owner, why: '' })
    seen.push(await loaded())
    expect(seen).toEqual([first, second, first])
  })

  test('so is a rollback by the command', async () => {
    await promote(store, { owner, release: '1.0.1-b', base: '1.0.0-a', why: '' })
    expect(await loaded()).toBe('1.0.1-b')
    const args = ['--import', 'tsx', path.join(root, 'scripts/release/main.ts'), 'rollback', owner, '--store', place]
    const [code] = (await once(spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] }), 'close')) as [number]
    expect([code, await loaded()]).toEqual([0, '1.0.0-a'])
  }, patience)

  test('without TLS a browser is sent on to it, and told to come by it from then on', async () => {
    const { status, headers } = await ask(`${nginx.plainUrl}/player?a=1`, { host: 'www.xuehai.example' })
    expect([status, headers.location]).toEqual([301, 'https://www.xuehai.example/player?a=1'])
    for (const where of ['/', '/registry.json', '/player/1.0.0-a/entry.js', '/player/1.0.0-a/gone.js']) {
      expect([where, (await ask(nginx.url + where)).headers['strict-transport-security']]).toEqual([where, 'max-age=31536000'])
    }
  })

  test('a host that it is not set up for gets nothing, by whichever way it is asked', async () => {
    const elsewhere = { host: 'evil.example' }
    await expect(ask(nginx.plainUrl, elsewhere)).rejects.toThrow('socket hang up')
    await expect(ask(nginx.url, elsewhere)).rejects.toThrow(/unrecognized name/i)
    await expect(ask(nginx.url, elsewhere, { servername: 'localhost' })).rejects.toThrow('socket hang up')
  })

  test('what is no question for a page is refused with the headers of one', async () => {
    const { status, headers } = await ask(nginx.url, {}, { method: 'POST' })
    expect([status, headers]).toEqual([405, expect.objectContaining(pageHeaders)])
  })

  test('tells nobody its version', async () => {
    for (const url of [nginx.url, nginx.plainUrl]) expect((await ask(url)).headers.server).toBe('nginx')
  })

  test('a websocket of the API becomes one', async () => {
    const headers = { connection: 'Upgrade', upgrade: 'websocket' }
    const asked = request(`${nginx.url}/v1/chat`, { headers, rejectUnauthorized: false, agent: false }).end()
    const [response, socket] = (await once(asked, 'upgrade')) as [IncomingMessage, Socket]
    expect(response.statusCode).toBe(101)
    socket.write('你好')
    expect(String(await once(socket, 'data'))).toBe('你好')
    socket.destroy()
  })

  test('more than a picture is refused before it is sent on', async () => {
    const { status } = await ask(`${nginx.url}/v1/user/feedback/img`, { 'content-length': '10485761' }, { method: 'POST' })
    expect(status).toBe(413)
  })

  test('section 9: a debug host gets the page whose policy allows the console its styles', async () => {
    await renderPage(store)
    const policyFor = async (host: string): Promise<string> => policyIn((await ask(nginx.url, { host })).body)
    expect(await policyFor('test.xuehai.example')).toContain("style-src 'self' 'unsafe-inline'")
    expect(await policyFor('www.xuehai.example')).toMatch(/^default-src 'self'(?!.*unsafe)/)
  })
})
