/** @jest-environment node */
import type { Registry } from '@xhkt/contract/federation/registry'
import { fetchRegistry } from './fetch-registry.ts'

const file = '/catalog/1.0.0-a/container.js'
const catalog = {
  release: '1.0.0-a',
  previous: null,
  entry: file,
  container: 'catalog_a',
  routes: [{ path: '/', page: 'home', title: '', access: 'public' as const, skeleton: 'home' }],
  assets: { home: { js: [file], css: [] } },
  integrity: { [file]: 'sha384-x' },
  needs: { contract: 1 },
}
const good: Registry = { seq: 3, host: { release: '1.0.0-h', integrity: {} }, areas: { catalog: { ...catalog, canary: { ...catalog, share: 5 } } } }

const answer = (body: unknown, init?: ResponseInit) =>
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(typeof body === 'string' ? body : JSON.stringify(body), init))
const withCatalog = (change: object) => ({ ...good, areas: { catalog: { ...catalog, ...change } } })

afterEach(() => jest.restoreAllMocks())

test('returns the live registry, revalidated', async () => {
  const fetched = answer(good)
  expect(await fetchRegistry()).toEqual(good)
  expect(fetched).toHaveBeenCalledWith('/registry.json', expect.objectContaining({ cache: 'no-cache', priority: 'low' }))
})

test('returns the skeletons of an area', async () => {
  const registry = withCatalog({ skeletons: { html: { home: '<i></i>' }, css: 'i{}' } })
  answer(registry)
  expect(await fetchRegistry()).toEqual(registry)
})

test('an area that is newer than this host is there, and one that this host cannot read is not', async () => {
  const text = JSON.stringify(catalog).replaceAll('catalog', 'forum')
  answer({ ...good, areas: { ...good.areas, forum: JSON.parse(text) as object, exams: 'whatever' } })
  expect(Object.keys((await fetchRegistry())?.areas ?? {})).toEqual(['catalog', 'forum'])
})

test.each<[what: string, body: unknown]>([
  ['a page', '<!doctype html>'],
  ['nothing', ''],
  ['half of it', JSON.stringify(good).slice(0, 200)],
  ['a list', []],
  ['null', 'null'],
  ['no host', { seq: 3, areas: {} }],
  ['a canary of the host without a share', { ...good, host: { ...good.host, canary: { release: '1.0.1-i' } } }],
  ['no areas', { seq: 3, host: good.host }],
])('%s gives null', async (_, body) => {
  answer(body)
  expect(await fetchRegistry()).toBeNull()
})

test.each<[what: string, body: unknown]>([
  ['an area without routes', withCatalog({ routes: undefined })],
  ['a route without a page', withCatalog({ routes: [{ path: '/' }] })],
  ['an entry on another site', withCatalog({ entry: 'https://evil.example/container.js' })],
  ['an entry below another area', withCatalog({ entry: '/player/1.0.0-a/container.js' })],
  ['a digest of a file of another owner', withCatalog({ integrity: { '/host/1.0.0-h/main.js': 'sha384-y' } })],
  ['invalid assets', withCatalog({ assets: { home: null } })],
  ['no contract', withCatalog({ needs: {} })],
  ['skeletons without styles', withCatalog({ skeletons: { html: {} } })],
  ['a skeleton without markup', withCatalog({ skeletons: { html: { home: 1 }, css: '' } })],
  ['a canary without a share', withCatalog({ canary: catalog })],
  ['a canary whose engines are no list', withCatalog({ canary: { ...catalog, share: 0, aim: { engines: 'chromium' } } })],
])('%s leaves the area out', async (_, body) => {
  answer(body)
  expect(await fetchRegistry()).toEqual({ ...good, areas: {} })
})

test('an error status gives null, whatever its body', async () => {
  answer(good, { status: 503 })
  expect(await fetchRegistry()).toBeNull()
})

test('a network error gives null', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  expect(await fetchRegistry()).toBeNull()
})
