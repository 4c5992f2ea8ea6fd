import type { Area } from '@xhkt/contract/federation/areas'
import { contractMajor } from '@xhkt/contract/federation/contract-majors'
import { takesCanary } from '@xhkt/contract/federation/canary'
import type { AreaRelease, LiveArea, Registry } from '@xhkt/contract/federation/registry'

const release = (area: Area, name: string, contract = 1): AreaRelease => ({
  release: name,
  entry: `/${area}/${name}/container.js`,
  container: `${area} ${name}`,
  routes: [{ path: `/${area}`, page: 'page', title: '页', access: 'public', skeleton: 'plain' }],
  assets: { page: { js: [], css: [] } },
  integrity: {},
  needs: { contract },
})
const live = (area: Area, name: string, more: Partial<LiveArea> & { contract?: number } = {}): LiveArea => ({
  ...release(area, name, more.contract),
  previous: null,
  ...more,
})
const registryOf = (areas: Registry['areas'], host = 'h1'): Registry => ({ seq: 1, host: { release: host, integrity: {} }, areas })

const atFirst = registryOf({ catalog: live('catalog', '1'), player: live('player', '1') })
const device = '3f1de2a0-0000-4000-8000-000000000000'

/** Opens a tab with the first registry. */
async function openTab() {
  jest.resetModules()
  localStorage.setItem('xhkt_device_id', device)
  document.body.innerHTML = `<script type="application/json" id="xhkt-registry">${JSON.stringify(atFirst)}</script>`
  const [{ changesTo, nameOf }, tab, switchToFallback] = await Promise.all([
    import('./release-changes.ts'),
    import('../../federation/tab-releases.ts'),
    import('../../federation/fallback-release.ts'),
  ])
  const names = (newest: Registry) => {
    const { host, areas } = changesTo(newest)
    return [...(host ? [`host ${host}`] : []), ...areas.map(([area, { release: name }]) => `${area} ${name}`)]
  }
  return { ...tab, ...switchToFallback, changesTo, nameOf, names }
}

test('changes are the live releases that the tab does not run', async () => {
  const { names, nameOf, changesTo } = await openTab()
  expect(names(atFirst)).toEqual([])
  expect(nameOf(changesTo(atFirst))).toBe('')
  expect(names(registryOf({ catalog: live('catalog', '2'), player: live('player', '1') }))).toEqual(['catalog 2'])
  expect(names(registryOf({ ...atFirst.areas, checkout: live('checkout', '1') }))).toEqual(['checkout 1'])
  expect(names(registryOf(atFirst.areas, 'h2'))).toEqual(['host h2'])
})

test('an area that is newer than the host is a change', async () => {
  const { names } = await openTab()
  const forum = 'forum' as Area
  expect(names(registryOf({ ...atFirst.areas, [forum]: live(forum, '1') }))).toEqual(['forum 1'])
})

test('an accepted release is no change, and the one before it is one again when it goes live', async () => {
  const { names, upgradeTo } = await openTab()
  upgradeTo('catalog', release('catalog', '2'))
  expect(names(registryOf({ catalog: live('catalog', '2') }))).toEqual([])
  expect(names(registryOf({ catalog: live('catalog', '1') }))).toEqual(['catalog 1'])
})

test('a release that failed in the tab is not offered again, and the one before it is its fallback', async () => {
  const { names, upgradeTo, switchToFallback, releaseOf, hasFallback } = await openTab()
  const second = release('catalog', '2')
  upgradeTo('catalog', second)
  expect(hasFallback('/catalog/2/')).toBe(true)
  expect(await switchToFallback('catalog', 'page', second)).toMatchObject({ release: '1' })
  expect(releaseOf('catalog').release).toBe('1')
  expect(names(registryOf({ catalog: live('catalog', '2') }))).toEqual([])
  expect(names(registryOf({ catalog: live('catalog', '3') }))).toEqual(['catalog 3'])
})

test('two releases that both fail do not fall back to each other for ever', async () => {
  const { upgradeTo, switchToFallback, releaseOf } = await openTab()
  const [first, second] = [releaseOf('catalog'), release('catalog', '2')]
  upgradeTo('catalog', second)
  upgradeTo('catalog', first)
  expect(await switchToFallback('catalog', 'page', first)).toBe(second)
  expect(await switchToFallback('catalog', 'page', second)).toBeNull()
})

test('a release that this host cannot serve is not offered', async () => {
  const { names } = await openTab()
  expect(names(registryOf({ catalog: live('catalog', '2', { contract: contractMajor + 1 }) }))).toEqual([])
})

test('a tab keeps the canary of the host while its browser gets it; a tab of the live host is not asked to change', async () => {
  const { names } = await openTab()
  const canary = (release: string, share: number) => ({ ...atFirst, host: { release: 'h0', integrity: {}, canary: { release, integrity: {}, share } } })
  expect(names(canary('h1', 100))).toEqual([])
  expect(names(canary('h1', 0))).toEqual(['host h0'])
  expect(names(canary('h2', 100))).toEqual(['host h0'])
  expect(names({ ...atFirst, host: { release: 'h1', integrity: {}, canary: { release: 'h2', integrity: {}, share: 100 } } })).toEqual([])
})

test('a canary is offered to the browsers in its share, and the live release where the canary has failed', async () => {
  const { names, upgradeTo, switchToFallback } = await openTab()
  const canary = (share: number) => registryOf({ catalog: live('catalog', '1', { canary: { ...release('catalog', '2'), share } }) })
  const least = Array.from({ length: 99 }, (_, i) => i + 1).find((share) => takesCanary({ device }, 'catalog', { release: '2', share })) ?? 0
  expect(names(canary(least - 1))).toEqual([])
  expect(names(canary(least))).toEqual(['catalog 2'])
  const second = release('catalog', '2')
  upgradeTo('catalog', second)
  await switchToFallback('catalog', 'page', second)
  expect(names(canary(least))).toEqual([])
})

test('a developer’s override is no change', async () => {
  const { names, runRelease } = await openTab()
  runRelease('catalog', { ...release('catalog', '5'), entry: 'http://localhost:3001/catalog/5/container.js' })
  expect(names(registryOf({ catalog: live('catalog', '2'), player: live('player', '2') }))).toEqual(['player 2'])
})
