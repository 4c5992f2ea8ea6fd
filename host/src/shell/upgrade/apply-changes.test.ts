import type { AreaRelease } from '@xhkt/contract/federation/registry'

// One tab for all tests, as the runtime keeps what it knows for the whole page. Each test has an area of its own.
const areas = ['catalog', 'player', 'checkout'] as const
type Area = (typeof areas)[number]

const releaseOfNumber = (area: Area, number: number): AreaRelease => {
  const folder = `/${area}/1.0.${number}-a/`
  return {
    release: `1.0.${number}-a`,
    entry: `${folder}container.js`,
    container: `xhkt_${area}_${number}`,
    routes: [{ path: '/home', page: 'home', title: '首页', access: 'public', skeleton: 'home' }],
    assets: { home: { js: [], css: [] } },
    integrity: { [`${folder}container.js`]: `sha384-${number}` },
    needs: { contract: 1 },
  }
}

// A build defines this identifier. The host's runtime makes the instances of all containers.
Object.assign(globalThis, { FEDERATION_BUILD_IDENTIFIER: 'host:1' })

const registry = { seq: 1, areas: Object.fromEntries(areas.map((area) => [area, { ...releaseOfNumber(area, 0), previous: null }])) }
document.body.innerHTML = `<script type="application/json" id="xhkt-registry">${JSON.stringify(registry)}</script>`

/** The tab, after its first page of the area. */
async function openTab(area: Area) {
  const { createInstance, getInstance } = await import('@module-federation/enhanced/runtime')
  const parts = await Promise.all([
    import('./apply-changes.ts'),
    import('../../federation/load-page.ts'),
    import('../../federation/tab-releases.ts'),
    import('../../federation/fallback-release.ts'),
  ])
  const tab = Object.assign({}, ...parts) as (typeof parts)[0] & (typeof parts)[1] & (typeof parts)[2] & (typeof parts)[3]
  const releases = Array.from({ length: 8 }, (_, number) => releaseOfNumber(area, number))
  const names = (held: (release: AreaRelease) => unknown) => releases.filter(held).map(({ release }) => release)

  /** Loads the home page, with what the scripts of a release leave in a document. */
  async function show(release: AreaRelease): Promise<unknown> {
    const loading = tab.loadPage(area, release, 'home')
    // The federation runtime requests a script some microtasks after it is asked to.
    await new Promise((resolve) => setTimeout(resolve))
    const script = document.head.querySelector<HTMLScriptElement>(`script[src$="${release.entry}"]`)
    if (script && !Reflect.get(window, release.container)) {
      const pages = { home: () => Promise.resolve({ default: () => release.release }) }
      const init = () => createInstance({ name: release.container, remotes: [] })
      Object.assign(window, { [release.container]: { init, get: () => Promise.resolve(() => ({ pages })) }, [`webpackChunk${release.container}`]: [] })
      document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: release.entry.replace('.js', '.css') }))
      script.dispatchEvent(new Event('load'))
    }
    return ((await loading) as () => string)()
  }
  const upgrade = (release: AreaRelease) => tab.applyChanges({ host: null, areas: [[area, release]] })
  await show(releaseOfNumber(area, 0))
  return { ...tab, getInstance, names, releases, show, upgrade }
}

const elements = (selector: 'script' | 'link') =>
  [...document.head.querySelectorAll(selector)].map((element) => new URL('src' in element ? element.src : element.href).pathname)

beforeEach(() => {
  document.head.replaceChildren()
  window.scrollTo = () => undefined
  jest.spyOn(console, 'warn').mockImplementation()
})

test('after each upgrade a tab holds the release that runs and the one before it, and nothing of those before', async () => {
  const { digestOf, getInstance, loadedPage, names, releases, show, upgrade } = await openTab('catalog')
  for (const release of releases.slice(1, 6)) {
    upgrade(release)
    await show(release)
  }
  const held = ['1.0.4-a', '1.0.5-a']
  expect(names(({ container }) => Reflect.get(window, container))).toEqual(held)
  expect(names(({ container }) => `webpackChunk${container}` in window)).toEqual(held)
  expect(names(({ container }) => getInstance(({ name }) => name === container))).toEqual(held)
  // The runtime exports no list of what it keeps. A container that was not dropped would be in this global.
  expect(Object.keys(globalThis.__FEDERATION__.__SHARE__)).toEqual(['host:1'])
  expect(names(({ entry }) => digestOf(entry))).toEqual(held)
  expect(names((release) => loadedPage(release, 'home'))).toEqual(held)
  expect(elements('script')).toEqual(['/catalog/1.0.4-a/container.js', '/catalog/1.0.5-a/container.js'])
  expect(elements('link')).toEqual(['/catalog/1.0.4-a/container.css', '/catalog/1.0.5-a/container.css'])
})

test('a release that was dropped can run again', async () => {
  const { digestOf, releases, show, upgrade } = await openTab('player')
  const [first, second, third] = releases as [AreaRelease, AreaRelease, AreaRelease]
  upgrade(second)
  await show(second)
  upgrade(third)
  expect(digestOf(first.entry)).toBeUndefined()
  // A rollback of two releases.
  upgrade(first)
  expect(digestOf(first.entry)).toBe('sha384-0')
  expect(await show(first)).toBe('1.0.0-a')
})

test('the fallback of a release that fails stays loaded', async () => {
  const { releases, show, switchToFallback, upgrade } = await openTab('checkout')
  const [, second, third, fourth] = releases as [AreaRelease, AreaRelease, AreaRelease, AreaRelease]
  upgrade(second)
  await show(second)
  upgrade(third)
  expect(await switchToFallback('checkout', 'home', third)).toBe(second)
  expect(await show(second)).toBe('1.0.1-a')
  upgrade(fourth)
  expect(Reflect.get(window, second.container)).toBeDefined()
  expect(await switchToFallback('checkout', 'home', fourth)).toBe(second)
})
