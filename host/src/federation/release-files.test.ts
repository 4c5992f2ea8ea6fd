import type { LiveArea, Registry } from '@xhkt/contract/federation/registry'

const live: LiveArea = {
  release: '1.0.0-a',
  previous: null,
  entry: '/catalog/1.0.0-a/container.js',
  container: 'catalog_a',
  routes: [],
  assets: {},
  integrity: {},
  needs: { contract: 2 },
  manifest: 'sha384-of-manifest',
}
const registry: Registry = { seq: 1, host: { release: '1.0.0-h', integrity: {}, manifest: 'sha384-of-host' }, areas: { catalog: live } }
const manifest = {
  owner: 'catalog',
  release: '1.0.0-a',
  container: 'catalog_a',
  needs: { contract: 2 },
  entry: ['container.js'],
  routes: [{ path: '/', page: 'home', title: '', access: 'public', skeleton: 'home', early: [{ path: '/v1/home' }] }],
  assets: { home: { js: ['home.js'], css: ['home.css'] } },
  files: { 'home.js': { size: 1, brotli: 1, sha384: 'sha384-home' }, 'cover.png': { size: 1, brotli: 1, sha384: 'sha384-cover' } },
  skeletons: { html: { home: '<i></i>' }, css: 'i{}' },
}
const hostManifest = { ...manifest, owner: 'host', release: '1.0.0-h', files: { 'hls.js': { size: 1, brotli: 1, sha384: 'sha384-hls' } } }
const folder = '/catalog/1.0.0-a/'
const fetched = jest.fn()

/** Opens a tab whose requests get this answer. */
async function open(answer: (url: string, options: RequestInit) => Promise<Response>) {
  jest.resetModules()
  fetched.mockReset()
  document.body.innerHTML = `<script type="application/json" id="xhkt-registry">${JSON.stringify(registry)}</script>`
  globalThis.fetch = (url, options) => {
    const address = url as string
    fetched(address, options?.integrity)
    return answer(address, options ?? {})
  }
  return { ...(await import('./release-files.ts')), ...(await import('./tab-releases.ts')) }
}

const answering = (value: unknown) => () => Promise.resolve(Response.json(value))
/** Ends when the request is aborted. */
const hanging = (_: string, { signal }: RequestInit) =>
  new Promise<Response>((_resolve, reject) => signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))))

afterEach(() => Reflect.deleteProperty(window, '__xhktLoading'))

test('the manifest of a release, which must match its digest, brings its digests, files, early requests and skeletons, in one request', async () => {
  const { loadFiles, digestOf, releaseOf } = await open(answering(manifest))
  await Promise.all([loadFiles(folder), loadFiles(folder)])
  expect(fetched.mock.calls).toEqual([['/catalog/1.0.0-a/manifest.json', 'sha384-of-manifest']])
  expect(digestOf('/catalog/1.0.0-a/home.js')).toBe('sha384-home')
  expect(digestOf('/catalog/1.0.0-a/cover.png')).toBeUndefined()
  const { routes, assets, skeletons } = releaseOf('catalog')
  expect(routes).toEqual(manifest.routes)
  expect(assets).toEqual({ home: { js: ['/catalog/1.0.0-a/home.js'], css: ['/catalog/1.0.0-a/home.css'] } })
  expect(skeletons).toEqual(manifest.skeletons)
  expect(loadFiles(folder)).toBeUndefined()
})

test('the manifest of the host brings the digests of the host', async () => {
  const { loadFiles, digestOf } = await open(answering(hostManifest))
  await loadFiles('/host/1.0.0-h/')
  expect(fetched.mock.calls).toEqual([['/host/1.0.0-h/manifest.json', 'sha384-of-host']])
  expect(digestOf('/host/1.0.0-h/hls.js')).toBe('sha384-hls')
  expect(loadFiles('/host/1.0.0-h/')).toBeUndefined()
})

test('no manifest is requested from the folder of another release', async () => {
  const { loadFiles } = await open(answering(manifest))
  for (const other of ['/catalog/1.0.0-b/', '/host/1.0.0-x/', 'http://localhost:3001/catalog/1.0.0-a/']) expect(loadFiles(other)).toBeUndefined()
  expect(fetched).not.toHaveBeenCalled()
})

test('a request that fails is repeated once under another URL, with the same digest', async () => {
  const { loadFiles, digestOf } = await open((url) => (url.includes('retry') ? answering(manifest)() : Promise.reject(new TypeError('down'))))
  await loadFiles(folder)
  expect(fetched.mock.calls.at(-1)).toEqual(['/catalog/1.0.0-a/manifest.json?retry=1', 'sha384-of-manifest'])
  expect(digestOf('/catalog/1.0.0-a/home.js')).toBe('sha384-home')
})

test('a manifest that cannot be loaded rejects, and a later call requests it again', async () => {
  let down = true
  const { loadFiles, digestOf } = await open(() => (down ? Promise.resolve(new Response('', { status: 503 })) : answering(manifest)()))
  await expect(loadFiles(folder)).rejects.toThrow()
  down = false
  await loadFiles(folder)
  expect(digestOf('/catalog/1.0.0-a/home.js')).toBe('sha384-home')
})

test('a cancelled load rejects at once, is not repeated, and counts as cancelled', async () => {
  const { loadFiles, cancelFiles } = await open(hanging)
  window.__xhktLoading = { failures: [], load: () => undefined, cancel: () => undefined }
  const load = loadFiles(folder)
  cancelFiles(folder)
  await expect(load).rejects.toThrow()
  expect(fetched).toHaveBeenCalledTimes(1)
  expect(window.__xhktLoading.failures).toEqual([{ path: '/catalog/1.0.0-a/manifest.json', cancelled: true }])
})
