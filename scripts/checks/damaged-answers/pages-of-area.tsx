import fc from 'fast-check'
import type { ComponentType } from 'react'
import type { Pages } from '@xhkt/contract/federation/route-manifest'
import { store, storedValues } from '../damaged-storage/stored-values.ts'
import { addressesOf, type PageRoute } from './addresses.ts'
import { everythingIsNear } from '../../../remote-catalog/src/features/course-detail/model/testing/everything-is-near.ts'
import { type Damage, damages, pathsIn, withDamage } from './damages.ts'
import { isCallOf, type Part, parts } from './parts.ts'
import { type Injury, renderDamaged, type Shown } from './render-damaged.tsx'
import { type Sandbox, startSandbox } from './sandbox.ts'
import { triedBy } from './tried-by.ts'

interface Area {
  /** As in `triedBy`. */
  name: string
  pages: Pages
  routes: readonly PageRoute[]
}

/** An injury at an address of the page, and what the page shows there with whole answers. */
interface Case {
  address: string
  whole: Shown
  part?: Part
  injury: Injury
}

const { XHKT_DAMAGES } = process.env
/** Damaged answers of each page in a run of the suite. The nightly run tries 100; `XHKT_DAMAGES=1000` tries more, and says how many. */
const runs = Number(XHKT_DAMAGES || 10)
/** The same seed damages the same values. */
const seed = Number(process.env.XHKT_SEED ?? 1)

/** Never to be read by a learner. */
const nonsense = /NaN|undefined|Invalid Date|\[object|Infinity|1970-01-01/
const nameOf = ({ address, injury: { url, path, damage } }: Case): string => `${address}: GET ${url} ${path.join('.') || '(whole)'}: ${damage}`

function faultsOf(address: string, shown: Shown, whole: Shown): string[] {
  const [, found] = /(.{0,20}(?:NaN|undefined|Invalid Date|\[object|Infinity|1970-01-01).{0,20})/.exec(shown.text) ?? []
  // A page that leads to another one with whole answers, as that of a payment does for a redeemed order, may offer what that one offers.
  const isElsewhere = whole.address !== address && shown.address !== whole.address
  const added = isElsewhere ? [] : shown.actions.filter((name) => !whole.actions.includes(name))
  return [
    ...(shown.thrown === null ? [] : [`throws ${JSON.stringify(shown.thrown, ['message'])}`]),
    ...(nonsense.test(shown.text) ? [`shows ${found ?? ''}`] : []),
    ...(added.length > 0 ? [`offers ${added.join(', ')}`] : []),
  ]
}

async function injuriesOf(urls: readonly string[], sandbox: Sandbox): Promise<Injury[]> {
  const answers = await Promise.all(urls.map(async (url) => ({ url, paths: pathsIn(await sandbox.answer(url)) })))
  return answers.flatMap(({ url, paths }) => paths.flatMap((path) => damages.map((damage) => ({ url, path, damage }))))
}

/** Stores all that the app keeps in a browser, with one part of each damaged. */
function storeDamaged(damage: Damage): void {
  for (const stored of storedValues) {
    const [path = []] = fc.sample(fc.constantFrom(...pathsIn(stored.value)), { numRuns: 1, seed })
    if (stored.isJson) store(stored, JSON.stringify(withDamage(stored.value, path, damage)))
  }
}

/** Tests that each page of an area bears each damaged answer, and damaged values in the storages (docs/product/answers.md). */
export function testPages(area: Area): void {
  let sandbox: Sandbox
  beforeAll(async () => {
    sandbox = await startSandbox()
  })
  // React and the reader name each fault.
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    // A video has its picture, and what is further down is in view.
    jest.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('maybe')
    everythingIsNear()
  })
  afterAll(() => sandbox.stop())

  let tried = 0
  afterAll(() => void (XHKT_DAMAGES && process.stderr.write(`${area.name}: ${tried} damaged answers\n`)))

  const pageNames = [...new Set(area.routes.map(({ page }) => page))]

  const seen = new Set<string>()

  async function open(name: string): Promise<ComponentType> {
    const load = area.pages[name]
    if (!load) throw new Error(`no page ${name}`)
    return (await load()).default
  }

  async function renderWhole(Page: ComponentType, address: string, part?: Part): Promise<Shown> {
    await renderDamaged(Page, address, sandbox, { part })
    const whole = await renderDamaged(Page, address, sandbox, { part })
    expect(faultsOf(address, whole, whole)).toEqual([])
    for (const url of whole.urls) seen.add(`GET ${url.split('?')[0]}`)
    return whole
  }

  // A chunk may load late: a fault is compared with the whole page again, which has more turns for it.
  async function faultsAt(Page: ComponentType, { address, whole, part, injury }: Omit<Case, 'injury'> & { injury?: Injury }): Promise<string[]> {
    const shown = await renderDamaged(Page, address, sandbox, { part, injury })
    const faults = faultsOf(address, shown, whole)
    localStorage.clear()
    sessionStorage.clear()
    return faults.length > 0 ? faultsOf(address, shown, await renderDamaged(Page, address, sandbox, { part, turns: 100 })) : faults
  }

  async function testCases(Page: ComponentType, all: Case[], most: number): Promise<void> {
    const count = Math.min(most, all.length)
    tried += count
    const [chosen] = fc.sample(fc.shuffledSubarray(all, { minLength: count, maxLength: count }), { numRuns: 1, seed })
    const faults: string[] = []
    for (const each of chosen ?? []) {
      const found = await faultsAt(Page, each)
      faults.push(...found.map((fault) => `${nameOf(each)} ${fault}`))
    }
    expect(faults).toEqual([])
  }

  test.each(pageNames)(
    '%s bears damaged answers',
    async (name) => {
      const Page = await open(name)
      const all: Case[] = []
      const views = new Set<string>()
      const addresses = await addressesOf(area.routes.filter(({ page }) => page === name), sandbox)
      for (const [nth, address] of addresses.entries()) {
        const whole = await renderWhole(Page, address)
        // An older address of the same page.
        const view = whole.urls.join() + whole.text
        if (views.has(view)) continue
        views.add(view)
        for (const damage of nth === 0 ? damages : []) {
          storeDamaged(damage)
          expect((await faultsAt(Page, { address, whole })).map((fault) => `${address}: ${damage} in the storages ${fault}`)).toEqual([])
        }
        all.push(...(await injuriesOf(whole.urls, sandbox)).map((injury) => ({ address, whole, injury })))
      }
      // The first page of the personal centre leads elsewhere.
      expect(all.length > 0).toBe(name !== 'personal')
      await testCases(Page, all, runs)
    },
    60_000 + runs * 2000,
  )

  const ofArea = parts.filter(({ page }) => pageNames.includes(page))
  test.each(ofArea.map((part) => [part.page, `${part.shows} at ${part.address} ${part.steps ? JSON.stringify(part.steps) : ''}`, part] as const))(
    '%s bears damaged answers of %s',
    async (name, _, part) => {
      const Page = await open(name)
      const { address, shows } = part
      const whole = await renderWhole(Page, address, part)
      const urls = whole.urls.filter((url) => isCallOf(url, shows))
      expect(urls).not.toEqual([])
      const all = (await injuriesOf(urls, sandbox)).map((injury) => ({ address, whole, part, injury }))
      await testCases(Page, all, Math.ceil(runs / 3))
    },
    60_000 + runs * 2000,
  )

  test('each call that is tried with the pages of this area was made', () => {
    const calls = Object.entries(triedBy).flatMap(([call, by]) => (by === area.name ? [call] : []))
    expect(calls.filter((call) => !seen.has(call))).toEqual([])
  })
}
