import type { Registry } from '@xhkt/contract/federation/registry'
import { newestRegistry } from './newest-registry.ts'

const file = '/catalog/1.0.0-a/container.js'
const catalog = {
  release: '1.0.0-a',
  previous: null,
  entry: file,
  container: 'catalog_a',
  routes: [{ path: '/', page: 'home', title: '', access: 'public' as const, skeleton: 'home' as const }],
  assets: { home: { js: [file], css: [] } },
  integrity: { [file]: 'sha384-x' },
  needs: { contract: 1 },
}
const good: Registry = { seq: 3, host: { release: '1.0.0-h', integrity: {} }, areas: { catalog: { ...catalog, canary: { ...catalog, share: 5 } } } }

const answer = (body: unknown, init?: ResponseInit) =>
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(typeof body === 'string' ? body : JSON.stringify(body), init))
const withCatalog = (change: object) => ({ ...good, areas: { catalog: { ...catalog, ...change } } })

afterEach(() => jest.restoreAllMocks())

test('gives what is live, asked for anew', async () => {
  const fetched = answer(good)
  expect(await newestRegistry()).toEqual(good)
  expect(fetched).toHaveBeenCalledWith('/registry.json', expect.objectContaining({ cache: 'no-cache', priority: 'low' }))
})

test('an area that this host does not know is not its business', async () => {
  const areas = { ...good.areas, exams: 'whatever' }
  answer({ ...good, areas })
  expect(await newestRegistry()).toMatchObject({ seq: 3 })
})

test.each<[what: string, body: unknown]>([
  ['a page', '<!doctype html>'],
  ['nothing', ''],
  ['half of it', JSON.stringify(good).slice(0, 200)],
  ['a list', []],
  ['null', 'null'],
  ['no host', { seq: 3, areas: {} }],
  ['no areas', { seq: 3, host: good.host }],
  ['an area without routes', withCatalog({ routes: undefined })],
  ['a route without a page', withCatalog({ routes: [{ path: '/' }] })],
  ['an entry of another site', withCatalog({ entry: 'https://evil.example/container.js' })],
  ['an entry of another area', withCatalog({ entry: '/player/1.0.0-a/container.js' })],
  ['a digest of a foreign file', withCatalog({ integrity: { '/host/1.0.0-h/main.js': 'sha384-y' } })],
  ['assets that are none', withCatalog({ assets: { home: null } })],
  ['no contract', withCatalog({ needs: {} })],
  ['a canary without a share', withCatalog({ canary: catalog })],
])('%s in its place is as if nothing had been learnt', async (_, body) => {
  answer(body)
  expect(await newestRegistry()).toBeNull()
})

test('so is an error, whatever comes with it', async () => {
  answer(good, { status: 503 })
  expect(await newestRegistry()).toBeNull()
})

test('so is a line that is down', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  expect(await newestRegistry()).toBeNull()
})
