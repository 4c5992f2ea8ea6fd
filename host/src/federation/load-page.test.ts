import type { AreaRelease } from '@xhkt/contract/federation/registry'
import { AssetLoader } from './asset-loader.ts'
import { cancelLoading, loadedPage, loadPage } from './load-page.ts'
import { pagesLoading } from './pages-loading.ts'
import { PageError } from './page-error.ts'

let made = 0

/** Each test uses its own release, because loaded pages are cached. */
function aRelease(): AreaRelease {
  const release = `1.0.${++made}-a`
  const entry = `/catalog/${release}/container.js`
  return { release, entry, container: `area_${made}`, routes: [], assets: {}, integrity: {}, needs: { contract: 1 } }
}

const scripts = () => [...document.head.querySelectorAll('script')]
/** The federation runtime requests a script some microtasks after it is asked to. */
const requested = () => new Promise((resolve) => setTimeout(resolve))
const fail = () => scripts().at(-1)?.dispatchEvent(new Event('error'))

type Loads = Record<string, () => Promise<unknown>>

/** Simulates that the newest script has run and defined a container with these pages. */
function arrive({ container }: AreaRelease, pages: Loads, get = () => Promise.resolve(() => ({ pages }))): void {
  Object.assign(window, { [container]: { init: () => undefined, get } })
  scripts().at(-1)?.dispatchEvent(new Event('load'))
}

const Home = () => null
const home = { home: () => Promise.resolve({ default: Home }) }
const failureOf = (load: Promise<unknown>): Promise<unknown> => load.then(() => null, (error: unknown) => error)

afterEach(() => {
  document.head.replaceChildren()
  window.__xhktLoading = undefined
})

test('a page is loaded once, with its container', async () => {
  const release = aRelease()
  const load = loadPage('catalog', release, 'home')
  await requested()
  arrive(release, home)
  expect(await load).toBe(Home)
  expect(loadedPage(release, 'home')).toBe(Home)
  expect(await loadPage('catalog', release, 'home')).toBe(Home)
  expect(scripts()).toHaveLength(1)
})

const boom = () => Promise.reject(new Error('boom'))

test.each<[step: string, what: string, happen: (release: AreaRelease) => void]>([
  ['entry', 'the script does not come', fail],
  ['entry', 'the script leaves no container', () => scripts().at(-1)?.dispatchEvent(new Event('load'))],
  ['expose', 'the container has no entry', (release) => arrive(release, home, boom)],
  ['expose', 'there is no such page', (release) => arrive(release, {})],
  ['page', 'the page does not come', (release) => arrive(release, { home: boom })],
])('fails at %s if %s, and a later call continues from there', async (step, _, happen) => {
  const release = aRelease()
  const load = failureOf(loadPage('catalog', release, 'home'))
  await requested()
  happen(release)
  const error = await load
  expect(error).toBeInstanceOf(PageError)
  expect(error).toMatchObject({ owner: 'catalog', release: release.release, step })
  expect(String(error)).toContain(`catalog ${release.release} failed at ${step}: `)
})

test('a container that failed to load is requested again', async () => {
  const release = aRelease()
  const first = failureOf(loadPage('catalog', release, 'home'))
  await requested()
  fail()
  await first
  const second = loadPage('catalog', release, 'home')
  await requested()
  arrive(release, home)
  expect(await second).toBe(Home)
})

test('the files of a page are requested together with its container, and only what failed again', async () => {
  const release = aRelease()
  release.assets = { home: { js: ['/catalog/home.js'], css: ['/catalog/home.css'] } }
  const requests = () => [...document.head.querySelectorAll<HTMLElement>('script, link')]
  const first = failureOf(loadPage('catalog', release, 'home'))
  expect(requests()).toHaveLength(3)
  const [style, script] = requests()
  // A container of webpack looks for this attribute.
  expect(style?.dataset.href).toBe('http://localhost/catalog/home.css')
  arrive(release, home)
  style?.dispatchEvent(new Event('load'))
  script?.dispatchEvent(new Event('error'))
  expect(await first).toMatchObject({ step: 'page' })
  expect(requests()).not.toContain(script)
  const second = loadPage('catalog', release, 'home')
  expect(requests()).toHaveLength(3)
  scripts().at(-1)?.dispatchEvent(new Event('load'))
  expect(await second).toBe(Home)
})

test('a release counts as loading while one of its pages is', async () => {
  const release = aRelease()
  const folder = `/catalog/${release.release}/`
  let come = (): void => undefined
  const late = new Promise<{ default: typeof Home }>((resolve) => (come = () => resolve({ default: Home })))
  const first = loadPage('catalog', release, 'home')
  const second = loadPage('catalog', release, 'search')
  await requested()
  arrive(release, { ...home, search: () => late })
  await first
  expect(pagesLoading).toContain(folder)
  come()
  await second
  expect(pagesLoading).not.toContain(folder)
})

test('a retry after the cancellation does not join the failed load', async () => {
  window.__xhktLoading = new AssetLoader({ digestOf: () => 'sha384-any', loadDigests: () => undefined, timeout: 3_000, hasFallback: () => false, onFailure: () => undefined })
  const release = aRelease()
  const first = failureOf(loadPage('catalog', release, 'home'))
  await requested()
  cancelLoading(release)
  // `usePageLoad` waits for a task too, before it loads again.
  await requested()
  const second = loadPage('catalog', release, 'home')
  await requested()
  arrive(release, home)
  expect(await first).toBeInstanceOf(PageError)
  expect(await second).toBe(Home)
})
