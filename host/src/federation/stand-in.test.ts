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

/** A tab that starts with this of the catalog. */
async function open(catalog: LiveArea, { canary = false, answer = (): Response | Promise<Response> => Response.json(manifest) } = {}) {
  jest.resetModules()
  document.body.innerHTML = `<script type="application/json" id="xhkt-registry">${JSON.stringify({ seq: 1, areas: { catalog } })}</script>`
  Object.assign(window, { __xhkt: { canaries: canary ? ['catalog'] : [] } })
  globalThis.fetch = (...call) => {
    fetched(...call)
    return Promise.resolve(answer())
  }
  return { ...(await import('./stand-in.ts')), ...(await import('./tab-releases.ts')) }
}

beforeEach(() => fetched.mockReset())

test('the release before takes the place of the live one, for the whole tab, and its files may be loaded', async () => {
  const { standIn, hasStandIn, releaseOf, digestOf } = await open(live)
  expect(hasStandIn('/catalog/1.1.0-live/')).toBe(true)
  const other = await standIn('catalog', 'home', releaseOf('catalog'))
  expect(other).toMatchObject({ release: '1.0.0-before', entry: '/catalog/1.0.0-before/container.js' })
  expect(fetched).toHaveBeenCalledWith('/catalog/1.0.0-before/manifest.json', expect.objectContaining({ integrity: 'sha384-manifest' }))
  expect(releaseOf('catalog')).toBe(other)
  expect(digestOf('/catalog/1.0.0-before/home.js')).toBe('sha384-before')
})

test('a release that the host cannot serve any more stands in for nobody', async () => {
  const { standIn, releaseOf } = await open(live, { answer: () => Response.json({ ...manifest, needs: { contract: 0 } }) })
  const before = releaseOf('catalog')
  expect(await standIn('catalog', 'home', before)).toBeNull()
  expect(releaseOf('catalog')).toBe(before)
})

test('the live release takes the place of its canary, at once', async () => {
  const canary = { ...releaseOfName('1.2.0-canary'), share: 5 }
  const { standIn, hasStandIn, releaseOf } = await open({ ...live, canary }, { canary: true })
  expect(releaseOf('catalog').release).toBe('1.2.0-canary')
  expect(hasStandIn('/catalog/1.2.0-canary/')).toBe(true)
  expect(await standIn('catalog', 'home', releaseOf('catalog'))).toMatchObject({ release: '1.1.0-live' })
  expect(releaseOf('catalog').release).toBe('1.1.0-live')
  expect(fetched).not.toHaveBeenCalled()
})

test('of two pages that fail at once both get the same release', async () => {
  const { standIn, releaseOf } = await open({ ...live })
  const broken = releaseOf('catalog')
  const [one, other] = await Promise.all([standIn('catalog', 'home', broken), standIn('catalog', 'home', broken)])
  expect([one?.release, other?.release]).toEqual(['1.0.0-before', '1.0.0-before'])
  expect(releaseOf('catalog').release).toBe('1.0.0-before')
})

test.each<[what: string, catalog: LiveArea, page: string]>([
  ['nothing is behind it', { ...live, previous: null, previousManifest: undefined }, 'home'],
  ['nobody vouches for the one behind it', { ...live, previousManifest: undefined }, 'home'],
  ['the one behind it has no such page', live, 'my-notes'],
])('nothing takes the place where %s', async (_, catalog, page) => {
  const { standIn, releaseOf } = await open(catalog)
  expect(await standIn('catalog', page, releaseOf('catalog'))).toBeNull()
  expect(releaseOf('catalog').release).toBe('1.1.0-live')
})

test('what stands in has nothing behind it in its turn', async () => {
  const { standIn, hasStandIn, releaseOf } = await open(live)
  await standIn('catalog', 'home', releaseOf('catalog'))
  expect(await standIn('catalog', 'home', releaseOf('catalog'))).toBeNull()
  expect(hasStandIn('/catalog/1.0.0-before/')).toBe(false)
})

test.each<[what: string, answer: () => Response | Promise<Response>]>([
  ['is not there', () => new Response('', { status: 503 })],
  ['is no JSON', () => new Response('<!doctype html>')],
  ['is not what it was, or does not come', () => Promise.reject(new TypeError('Failed to fetch'))],
])('where the manifest %s there is none, and it can be had later', async (_, answer) => {
  let down = true
  const { standIn, releaseOf } = await open(live, { answer: () => (down ? answer() : Response.json(manifest)) })
  expect(await standIn('catalog', 'home', releaseOf('catalog'))).toBeNull()
  down = false
  expect(await standIn('catalog', 'home', releaseOf('catalog'))).toMatchObject({ release: '1.0.0-before' })
})
