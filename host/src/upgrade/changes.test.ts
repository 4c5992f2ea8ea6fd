import type { Area } from '@xhkt/contract/federation/areas'
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

/** A tab that was opened with the first registry. */
async function openTab() {
  jest.resetModules()
  localStorage.setItem('xhkt_device_id', device)
  document.body.innerHTML = `<script type="application/json" id="xhkt-registry">${JSON.stringify(atFirst)}</script>`
  const [{ changesTo, nameOf }, tab, standIn] = await Promise.all([
    import('./changes.ts'),
    import('../federation/tab-releases.ts'),
    import('../federation/stand-in.ts'),
  ])
  const names = (newest: Registry) => {
    const { host, areas } = changesTo(newest)
    return [...(host ? [`host ${host}`] : []), ...areas.map(([area, { release: name }]) => `${area} ${name}`)]
  }
  return { ...tab, ...standIn, changesTo, nameOf, names }
}

test('what is live differs from what the tab runs', async () => {
  const { names, nameOf, changesTo } = await openTab()
  expect(names(atFirst)).toEqual([])
  expect(nameOf(changesTo(atFirst))).toBe('')
  expect(names(registryOf({ catalog: live('catalog', '2'), player: live('player', '1') }))).toEqual(['catalog 2'])
  expect(names(registryOf({ ...atFirst.areas, checkout: live('checkout', '1') }))).toEqual(['checkout 1'])
  expect(names(registryOf(atFirst.areas, 'h2'))).toEqual(['host h2'])
})

test('what the tab has taken is no news, and what it ran before is again, once that is live', async () => {
  const { names, moveTo } = await openTab()
  moveTo('catalog', release('catalog', '2'))
  expect(names(registryOf({ catalog: live('catalog', '2') }))).toEqual([])
  expect(names(registryOf({ catalog: live('catalog', '1') }))).toEqual(['catalog 1'])
})

test('what has failed in the tab is not offered again, and what the tab ran before stands in for it', async () => {
  const { names, moveTo, standIn, releaseOf, hasStandIn } = await openTab()
  const second = release('catalog', '2')
  moveTo('catalog', second)
  expect(hasStandIn('/catalog/2/')).toBe(true)
  expect(await standIn('catalog', 'page', second)).toMatchObject({ release: '1' })
  expect(releaseOf('catalog').release).toBe('1')
  expect(names(registryOf({ catalog: live('catalog', '2') }))).toEqual([])
  expect(names(registryOf({ catalog: live('catalog', '3') }))).toEqual(['catalog 3'])
})

test('two releases that both fail do not stand in for each other for ever', async () => {
  const { moveTo, standIn, releaseOf } = await openTab()
  const [first, second] = [releaseOf('catalog'), release('catalog', '2')]
  moveTo('catalog', second)
  moveTo('catalog', first)
  expect(await standIn('catalog', 'page', first)).toBe(second)
  expect(await standIn('catalog', 'page', second)).toBeNull()
})

test('a release that this host cannot serve waits for the host', async () => {
  const { names } = await openTab()
  expect(names(registryOf({ catalog: live('catalog', '2', { contract: 2 }) }))).toEqual([])
})

test('a canary is for the browsers in its share, and gives way to what is live where it has failed', async () => {
  const { names, moveTo, standIn } = await openTab()
  const canary = (share: number) => registryOf({ catalog: live('catalog', '1', { canary: { ...release('catalog', '2'), share } }) })
  const least = Array.from({ length: 99 }, (_, i) => i + 1).find((share) => takesCanary(device, 'catalog', { release: '2', share })) ?? 0
  expect(names(canary(least - 1))).toEqual([])
  expect(names(canary(least))).toEqual(['catalog 2'])
  const second = release('catalog', '2')
  moveTo('catalog', second)
  await standIn('catalog', 'page', second)
  expect(names(canary(least))).toEqual([])
})

test('what comes from another place is left alone', async () => {
  const { names, take } = await openTab()
  take('catalog', { ...release('catalog', '5'), entry: 'http://localhost:3001/catalog/5/container.js' })
  expect(names(registryOf({ catalog: live('catalog', '2'), player: live('player', '2') }))).toEqual(['player 2'])
})
