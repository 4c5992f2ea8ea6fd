/** @jest-environment node */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { cp, mkdir, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { areas } from '@xhkt/contract/federation/areas'
import { noticesName } from '@xhkt/contract/federation/release-manifest'
import { provenanceName, sbomName } from '@xhkt/release/pack/private-files'
import { sourceMapsName } from '@xhkt/release/pack/source-maps'
import { endCanary, setCanary } from '@xhkt/release/canary'
import { sandboxConfig } from '@xhkt/release/index-html/sandbox-config'
import { writeConfig } from '@xhkt/release/index-html/write-config'
import { endPreviews, givePreview } from '@xhkt/release/preview'
import { promoteAll } from '@xhkt/release/promote'
import { LocalFolder } from '@xhkt/release/store/local-folder'
import { fetchRaw, type RawResponse } from '@xhkt/release/testing/fetch-raw'
import { newStorePath, published } from '@xhkt/release/testing/packed-release'
import { policyIn } from '@xhkt/release/testing/policy-in'
import { root } from '../lib/paths.mjs'
import { date, long, previewId, table } from './testing/answers.ts'
import { startNginx } from './testing/nginx.ts'
import { nginxPlace } from '../lib/programs/nginx.mjs'

interface Running {
  url: string
  close: () => Promise<void>
}

const timeout = 60_000
let store: LocalFolder
let api: Server
let apiUrl: string

beforeAll(async () => {
  store = new LocalFolder(newStorePath())
  const owned = ['host', ...areas] as const
  const files = { 'long.js': long, 'icon-192.png': 'picture', [noticesName]: long, [sourceMapsName]: 'maps', 'long.js.map': '{}' }
  Object.assign(files, { [sbomName]: '{}', [provenanceName]: '{}' })
  const skeletons = { html: { plain: '<i></i>' }, css: 'i{}' }
  const routesOf = (owner: string) => [`/${owner}`, ...(owner === 'catalog' ? ['/courseDetail/:course_id', '/about.html'] : [])]
  await published(store, ...owned.map((owner) => ({ owner, files, routes: routesOf(owner), manifest: owner === 'host' ? { firstFiles: [] } : { skeletons } })))
  await writeConfig(store, JSON.stringify(sandboxConfig({ previews: true })))
  await promoteAll(store, Object.fromEntries(owned.map((owner) => [owner, '1.0.0-a'])), 'first')
  // A release of an area that neither server knows.
  await cp(path.join(store.place, 'player'), path.join(store.place, 'forum'), { recursive: true })
  await mkdir(path.join(store.place, 'previews'))
  await writeFile(path.join(store.place, `previews/${previewId}.json`), '{}')
  // A hidden file, which no server may send.
  await writeFile(path.join(store.place, '.hidden'), 'hidden')
  api = createServer((request, response) => {
    const { host, 'x-forwarded-host': asked, 'x-forwarded-for': addresses } = request.headers
    let received = 0
    response.setHeader('content-type', 'application/json; charset=utf-8').setHeader('cache-control', 'no-store').setHeader('date', date)
    // An API may send this header too, and a browser must get it once.
    if (request.url === '/v1') response.setHeader('x-content-type-options', 'nosniff')
    request.on('data', (chunk: Buffer) => (received += chunk.length))
    request.once('end', () => response.end(JSON.stringify({ url: request.url, asked: asked ?? host, addresses, received, filler: long })))
  }).listen(0, '127.0.0.1')
  await once(api, 'listening')
  const address = api.address()
  apiUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}, timeout)
afterAll(() => {
  api.close()
  rmSync(path.dirname(store.place), { recursive: true, force: true })
})

async function startLocal(...readers: string[]): Promise<Running> {
  const script = path.join(root, 'scripts/serve/testing/serve-store.ts')
  const child = spawn(process.execPath, ['--import', 'tsx', script, store.place, apiUrl, ...readers], { stdio: ['pipe', 'pipe', 'inherit'], cwd: root })
  const [url] = (await once(createInterface({ input: child.stdout }), 'line')) as [string]
  return {
    url,
    close: async () => {
      child.stdin.end()
      await once(child, 'close')
    },
  }
}

const whereNginx = nginxPlace() ? describe : describe.skip

function testServer(start: () => Promise<Running>): void {
  let server: Running
  beforeAll(async () => (server = await start()), timeout)
  afterAll(() => server.close())
  const get = (pathname: string, headers: Record<string, string> = {}): Promise<RawResponse> => fetchRaw(server.url + pathname, headers)

  test.each(table)('%s, with Accept-Encoding %j: status %i', async (pathname, accepted, status, headers) => {
    const answer = await get(pathname, accepted ? { 'accept-encoding': accepted } : {})
    expect(answer.status).toBe(status)
    for (const [name, expected] of Object.entries(headers)) {
      if (expected === null) expect([name, answer.headers[name]]).toEqual([name, undefined])
      else if (typeof expected === 'string') expect([name, answer.headers[name]]).toEqual([name, expected])
      else expect([name, answer.headers[name]]).toEqual([name, expect.stringMatching(expected)])
    }
  })

  it('sends the same content in every encoding', async () => {
    for (const accepted of ['br', 'gzip', 'identity']) {
      expect((await get('/catalog/1.0.0-a/long.js', { 'accept-encoding': accepted })).body).toBe(long)
    }
  })

  it('never answers a missing file with a page', async () => {
    expect((await get('/player/1.0.0-a/gone.js')).body).toBe('404 Not Found\n')
  })

  it('has the content policy in the page', async () => {
    const policy = policyIn((await get('/')).body)
    expect(policy).toMatch(/^default-src 'self'; script-src 'self' 'sha256-[^']+' 'sha256-[^']+';/)
    expect(policy).not.toContain('frame-ancestors')
  })

  it('sends no other files of the store', async () => {
    const { body: index } = await get('/')
    const secret = ['keys.json', 'config.json', 'journal/00000001.json', 'page/registry.json', '.hidden', '.locks/registry.json', 'skew/', 'player/1.0.0-a', 'freezes/all/000001.json', 'approvals/host/1.0.0-a/0.json']
    for (const name of secret) expect([name, (await get(`/${name}`)).body]).toEqual([name, index])
    const registry = JSON.parse((await get('/registry.json')).body) as object
    expect(Object.keys(registry).sort()).toEqual(['areas', 'host', 'seq'])
  })

  it('sends the page again only if it has changed', async () => {
    const { headers } = await get('/personal', { 'accept-encoding': 'br' })
    const again = await get('/personal', { 'accept-encoding': 'br', 'if-none-match': headers.etag ?? '' })
    expect([again.status, again.body]).toEqual([304, ''])
    expect((await get('/', { 'if-none-match': 'W/"another"' })).status).toBe(200)
  })

  it.each([
    ['/player', ['c_player']],
    ['/player/?a=/catalog', ['c_player']],
    ['//%70layer', ['c_player']],
    ['/catalog', ['c_catalog']],
    ['/about.html', ['c_catalog']],
    ['/courseDetail/1001/', ['c_catalog']],
    ['//courseDetail/%E8%AF%BE%E7%A8%8B', ['c_catalog']],
    ['/aboutxhtml', []],
    ['/courseDetail', []],
    ['/courseDetail/1/2', []],
    ['/player/more', []],
    ['/', []],
  ])('sends the page for %s with the fragments of %j alone', async (address, owners) => {
    const { body } = await get(address)
    expect([...body.matchAll(/class="xhkt-files">\{"container":"(\w+)"/g)].map(([, container]) => container)).toEqual(owners)
    expect([...body.matchAll(/<template id="(c_\w+)-plain"/g)].map(([, container]) => container)).toEqual(owners)
    expect(body).not.toContain('<!--')
  })

  const hostOf = async (cookie: string) => {
    const { status, headers, body } = await get('/personal/myCourse', { cookie: `a=1; ${cookie}` })
    return { status, etag: headers.etag, host: /src="\/host\/([^/]+)/.exec(body)?.[1] }
  }

  it('sends the page of a preview of the host to a browser whose cookie names it, until it ends, and the live page to all others', async () => {
    await published(store, { owner: 'host', release: '1.0.2-p', manifest: { firstFiles: [] } })
    const live = await hostOf('xhkt_preview=')
    const { id } = await givePreview(store, { owner: 'host', release: '1.0.2-p', name: 'pull-1', days: 1 })
    const preview = await hostOf(`xhkt_preview=${id}`)
    expect([preview.host, live.host]).toEqual(['1.0.2-p', '1.0.0-a'])
    expect(preview.etag).not.toBe(live.etag)
    for (const other of [id.slice(1), `failed-${id}`, previewId, `${id}/..`, `../preview-${id}`]) expect([other, await hostOf(`xhkt_preview=${other}`)]).toEqual([other, live])
    await endPreviews(store, { release: '1.0.2-p' })
    expect(await hostOf(`xhkt_preview=${id}`)).toMatchObject({ status: 200, host: '1.0.0-a' })
  })

  it('sends the page of the host’s canary to a browser whose cookie names it, and the live page to all others', async () => {
    await published(store, { owner: 'host', release: '1.0.1-b', manifest: { firstFiles: [] } })
    await setCanary(store, { owner: 'host', release: '1.0.1-b', share: 5, base: '1.0.0-a', why: '' })
    const hostFor = (value: string) => hostOf(`xhkt_host=${value}`)
    const [canary, live] = [await hostFor('1.0.1-b'), await hostFor('')]
    expect([canary.host, live.host]).toEqual(['1.0.1-b', '1.0.0-a'])
    expect(canary.etag).not.toBe(live.etag)
    expect((await get('/player', { cookie: 'xhkt_host=1.0.1-b' })).body).toContain('class="xhkt-files">{"container":"c_player"')
    for (const other of ['1.0.2-c', 'failed-1.0.1-b', '../../host/1.0.1-b', '..', '1.0.1-b/../..']) expect([other, await hostFor(other)]).toEqual([other, live])
    await endCanary(store, { owner: 'host', base: '1.0.0-a', why: '' })
    expect(await hostFor('1.0.1-b')).toMatchObject({ status: 200, host: '1.0.0-a' })
  })

  it('answers only GET and HEAD with a page', async () => {
    for (const method of ['POST', 'PUT', 'DELETE']) expect((await fetchRaw(`${server.url}/personal`, {}, { method })).status).toBe(405)
    expect(await fetchRaw(`${server.url}/personal`, {}, { method: 'HEAD' })).toMatchObject({ status: 200, body: '' })
  })

  it('passes an upload of 9 MB to the API', async () => {
    const picture = { method: 'POST', body: Buffer.alloc(9_000_000) }
    expect(JSON.parse((await fetchRaw(`${server.url}/v1/user/feedback/img`, {}, picture)).body)).toMatchObject({ received: 9_000_000 })
  })

  it('passes a request to the API unchanged, with its host', async () => {
    const { body } = await get('/v1/menu?x=%E5%AD%A6', { host: 'www.xuehai.example' })
    expect(JSON.parse(body)).toMatchObject({ url: '/v1/menu?x=%E5%AD%A6', asked: 'www.xuehai.example' })
  })

  it('tells the API the address of the browser, after those that the browser claims', async () => {
    const { body } = await get('/v1/menu', { 'x-forwarded-for': '203.0.113.9' })
    expect(JSON.parse(body)).toMatchObject({ addresses: expect.stringMatching(/(^|, )(127\.0\.0\.1|::1)$/) })
  })
}

describe('the local server', () => {
  testServer(() => startLocal())

  it('answers only requests for its own names', async () => {
    const server = await startLocal()
    const status = async (host: string, pathname = '/') => (await fetchRaw(server.url + pathname, { host })).status
    expect([await status('localhost'), await status('www.xuehai.example'), await status('evil.example')]).toEqual([200, 200, 403])
    expect([await status('evil.example', '/v1/menu'), await status('evil.example', '/player/1.0.0-a/long.js')]).toEqual([403, 403])
    await server.close()
  }, timeout)

  it('lets only the given origins read release files, if any are given', async () => {
    const reader = 'https://test.xuehai.example'
    const server = await startLocal(reader)
    const headersFor = async (origin: string) => (await fetchRaw(`${server.url}/player/1.0.0-a/long.js`, { origin })).headers
    expect(await headersFor(reader)).toMatchObject({ 'access-control-allow-origin': reader, vary: expect.stringMatching(/origin/i) })
    expect(await headersFor('https://evil.example')).not.toHaveProperty('access-control-allow-origin')
    expect((await headersFor('https://evil.example'))['cross-origin-resource-policy']).toBe('same-origin')
    await server.close()
  }, timeout)
})
whereNginx('nginx', () => testServer(() => startNginx({ store: store.place, api: apiUrl })))
