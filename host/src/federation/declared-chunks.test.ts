import { waitFor } from '@testing-library/react'
import type { LiveArea, Registry } from '@xhkt/contract/federation/registry'
import type { RouteDeclaration } from '@xhkt/contract/federation/route-manifest'

const route: RouteDeclaration = { path: '/live', page: 'lesson', title: '', access: 'public', skeleton: 'plain', chunks: ['media', 'hls'] }
const player: LiveArea = {
  release: '1.0.0-a',
  previous: null,
  entry: '/player/1.0.0-a/container.js',
  container: 'player_a',
  routes: [route, { ...route, path: '/living', page: 'live-room', chunks: undefined }],
  assets: {},
  integrity: {},
  needs: { contract: 2 },
  manifest: 'sha384-of-player',
}
const registry: Registry = { seq: 1, host: { release: '1.0.0-h', integrity: {}, manifest: 'sha384-of-host' }, areas: { player } }

const file = (sha384: string) => ({ size: 1, brotli: 1, sha384 })
const manifest = { owner: 'player', release: '1.0.0-a', container: 'player_a', needs: { contract: 2 }, entry: ['container.js'], routes: player.routes }
const assets = { lesson: { js: ['lesson.js'], css: [] }, 'live-room': { js: ['live-room.js'], css: [] } }
const manifests: Record<string, unknown> = {
  '/player/1.0.0-a/manifest.json': { ...manifest, assets, files: { 'media.js': file('sha384-media') } },
  '/host/1.0.0-h/manifest.json': { ...manifest, owner: 'host', release: '1.0.0-h', assets: {}, files: { 'hls.min.js': file('sha384-hls') } },
}

const fetched: string[] = []

beforeEach(() => {
  jest.resetModules()
  fetched.length = 0
  document.head.replaceChildren()
  document.body.innerHTML = `<script type="application/json" id="xhkt-registry">${JSON.stringify(registry)}</script>`
})

/** Starts to load a page, with these answers. Gives the manifests that are requested at once. */
async function load(page: string, answer = (url: string) => Promise.resolve(Response.json(manifests[url]))): Promise<string[]> {
  globalThis.fetch = (url) => {
    fetched.push(url as string)
    return answer(url as string)
  }
  const { loadPage } = await import('./load-page.ts')
  const { releaseOf } = await import('./tab-releases.ts')
  loadPage('player', releaseOf('player'), page).catch(() => undefined)
  return [...fetched]
}

const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => new URL(src).pathname)
const preloads = () => [...document.head.querySelectorAll('link')].map(({ href, integrity }) => `${new URL(href).pathname} ${integrity}`)
const [ofPlayer, ofHost] = Object.keys(manifests)

test('a page that declares chunks of the host loads both manifests together, and requests the chunks', async () => {
  expect(await load('lesson')).toEqual([ofPlayer, ofHost])
  await waitFor(() => expect(preloads()).toContain('/player/1.0.0-a/media.js sha384-media'))
  expect(preloads()).toContain('/host/1.0.0-h/hls.min.js sha384-hls')
})

test('a page without declared chunks loads the manifest of its area alone', async () => {
  await load('live-room')
  await waitFor(() => expect(scripts()).toContain('/player/1.0.0-a/live-room.js'))
  expect(fetched).toEqual([ofPlayer])
})

test('without the manifest of the host, the page loads', async () => {
  await load('lesson', (url) => (url.startsWith('/host/') ? Promise.reject(new TypeError('down')) : Promise.resolve(Response.json(manifests[url]))))
  await waitFor(() => expect(scripts()).toContain('/player/1.0.0-a/lesson.js'))
})
