import type { AreaRelease, LiveArea } from '@xhkt/contract/federation/registry'

const releaseOfName = (release: string): AreaRelease => ({
  release,
  entry: `/catalog/${release}/container.js`,
  container: `xhkt_catalog_${release}`,
  routes: [{ path: '/home', page: 'home', title: '首页', access: 'public', skeleton: 'home' }],
  assets: { home: { js: [`/catalog/${release}/home.js`], css: [] } },
  integrity: { [`/catalog/${release}/home.js`]: `sha384-${release}` },
  needs: { contract: 1 },
})

const manifest = {
  owner: 'catalog',
  release: '1.0.0-before',
  container: 'xhkt_catalog_before',
  needs: { contract: 1 },
  entry: ['container.js'],
  routes: [],
  assets: { home: { js: ['home.js'], css: [] } },
  files: { 'home.js': { size: 1, brotli: 1, sha384: 'sha384-before' } },
}

const live: LiveArea = { ...releaseOfName('1.1.0-live'), previous: '1.0.0-before', previousManifest: 'sha384-manifest' }
const fetched = jest.fn()

/** Opens a tab with this live catalog. */
async function open(catalog: LiveArea, { canary = false, answer = (): Response | Promise<Response> => Response.json(manifest) } = {}) {
  jest.resetModules()
  document.body.innerHTML = `<script type="application/json" id="xhkt-registry">${JSON.stringify({ seq: 1, areas: { catalog } })}</script>`
  Object.assign(window, { __xhkt: { canaries: canary ? ['catalog'] : [] } })
  globalThis.fetch = (...call) => {
    fetched(...call)
    return Promise.resolve(answer())
  }
  return { ...(await import('./fallback-release.ts')), ...(await import('./tab-releases.ts')) }
}

beforeEach(() => fetched.mockReset())

test('the previous release replaces the live one in the whole tab, and its files may be loaded', async () => {
  const { switchToFallback, hasFallback, releaseOf, digestOf } = await open(live)
  expect(hasFallback('/catalog/1.1.0-live/')).toBe(true)
  const other = await switchToFallback('catalog', 'home', releaseOf('catalog'))
  expect(other).toMatchObject({ release: '1.0.0-before', entry: '/catalog/1.0.0-before/container.js' })
  expect(fetched).toHaveBeenCalledWith('/catalog/1.0.0-before/manifest.json', expect.objectContaining({ integrity: 'sha384-manifest' }))
  expect(releaseOf('catalog')).toBe(other)
  expect(digestOf('/catalog/1.0.0-before/home.js')).toBe('sha384-before')
})

test('a release whose contract the host no longer serves is no fallback', async () => {
  const { switchToFallback, releaseOf } = await open(live, { answer: () => Response.json({ ...manifest, needs: { contract: 0 } }) })
  const before = releaseOf('catalog')
  expect(await switchToFallback('catalog', 'home', before)).toBeNull()
  expect(releaseOf('catalog')).toBe(before)
})

test('the live release replaces its canary without a request', async () => {
  const canary = { ...releaseOfName('1.2.0-canary'), share: 5 }
  const { switchToFallback, hasFallback, releaseOf } = await open({ ...live, canary }, { canary: true })
  expect(releaseOf('catalog').release).toBe('1.2.0-canary')
  expect(hasFallback('/catalog/1.2.0-canary/')).toBe(true)
  expect(await switchToFallback('catalog', 'home', releaseOf('catalog'))).toMatchObject({ release: '1.1.0-live' })
  expect(releaseOf('catalog').release).toBe('1.1.0-live')
  expect(fetched).not.toHaveBeenCalled()
})

test('two pages that fail at once get the same fallback release', async () => {
  const { switchToFallback, releaseOf } = await open({ ...live })
  const broken = releaseOf('catalog')
  const [one, other] = await Promise.all([switchToFallback('catalog', 'home', broken), switchToFallback('catalog', 'home', broken)])
  expect([one?.release, other?.release]).toEqual(['1.0.0-before', '1.0.0-before'])
  expect(releaseOf('catalog').release).toBe('1.0.0-before')
})

test.each<[what: string, catalog: LiveArea, page: string]>([
  ['there is no previous release', { ...live, previous: null, previousManifest: undefined }, 'home'],
  ['the previous release has no manifest digest', { ...live, previousManifest: undefined }, 'home'],
  ['the previous release lacks the page', live, 'my-notes'],
])('there is no fallback if %s', async (_, catalog, page) => {
  const { switchToFallback, releaseOf } = await open(catalog)
  expect(await switchToFallback('catalog', page, releaseOf('catalog'))).toBeNull()
  expect(releaseOf('catalog').release).toBe('1.1.0-live')
})

test('a fallback release has no fallback itself', async () => {
  const { switchToFallback, hasFallback, releaseOf } = await open(live)
  await switchToFallback('catalog', 'home', releaseOf('catalog'))
  expect(await switchToFallback('catalog', 'home', releaseOf('catalog'))).toBeNull()
  expect(hasFallback('/catalog/1.0.0-before/')).toBe(false)
})

test.each<[what: string, answer: () => Response | Promise<Response>]>([
  ['is missing', () => new Response('', { status: 503 })],
  ['is no JSON', () => new Response('<!doctype html>')],
  ['has another digest, or does not load', () => Promise.reject(new TypeError('Failed to fetch'))],
])('there is no fallback if the manifest %s, and a later try can succeed', async (_, answer) => {
  let down = true
  const { switchToFallback, releaseOf } = await open(live, { answer: () => (down ? answer() : Response.json(manifest)) })
  expect(await switchToFallback('catalog', 'home', releaseOf('catalog'))).toBeNull()
  down = false
  expect(await switchToFallback('catalog', 'home', releaseOf('catalog'))).toMatchObject({ release: '1.0.0-before' })
})
