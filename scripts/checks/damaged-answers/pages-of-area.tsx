import fc from 'fast-check'
import type { ComponentType } from 'react'
import type { Pages } from '@xhkt/contract/federation/route-manifest'
import { queryClient } from '@xhkt/platform/query'
import { store, storedValues } from '../damaged-storage/stored-values.ts'
import { addressesOf, type PageRoute } from './addresses.ts'
import { isToldWhenSlow } from '../../../host/src/shell/connection/is-told-when-slow.ts'
import { everythingIsNear } from '../../../remote-catalog/src/features/course-detail/model/testing/everything-is-near.ts'
import { type Damage, damages, pathsIn, withDamage } from './damages.ts'
import { isCallOf, type Part, parts } from './parts.ts'
import { type Injury, renderDamaged, type Shown } from './render-damaged.tsx'
import { type Sandbox, startSandbox } from './sandbox.ts'
import { triedBy } from './tried-by.ts'

interface Area {
  /** The name of the test in `triedBy`. */
  name: string
  pages: Pages
  routes: readonly PageRoute[]
}

/** An injury at an address of a page, and the state of the page with undamaged answers. */
interface Case {
  address: string
  whole: Shown
  part?: Part
  injury: Injury
}

const { XHKT_DAMAGES } = process.env
/** The number of damaged answers for each page. The nightly run tries 100. With `XHKT_DAMAGES`, a run prints how many it tried. */
const runs = Number(XHKT_DAMAGES || 2)
/** Runs with the same seed damage the same values. The nightly run takes another seed each time. */
const seed = Number(process.env.XHKT_SEED || 1)

/** Texts that a page must never show. */
const nonsense = /NaN|undefined|Invalid Date|\[object|Infinity|1970-01-01/
const nameOf = ({ address, injury: { url, path, damage } }: Case): string => `${address}: GET ${url} ${path.join('.') || '(whole)'}: ${damage}`

function faultsOf(address: string, shown: Shown, whole: Shown): string[] {
  const [, found] = /(.{0,20}(?:NaN|undefined|Invalid Date|\[object|Infinity|1970-01-01).{0,20})/.exec(shown.text) ?? []
  // With undamaged answers, some pages lead to another page, such as a payment page for a redeemed order. A damaged answer can keep the
  // learner on the first page, whose actions are then no fault.
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

/** Stores every value that the app keeps in a browser, with one part of each damaged. */
function storeDamaged(damage: Damage): void {
  for (const stored of storedValues) {
    const [path = []] = fc.sample(fc.constantFrom(...pathsIn(stored.value)), { numRuns: 1, seed })
    if (stored.isJson) store(stored, JSON.stringify(withDamage(stored.value, path, damage)))
  }
}

/** How the storages of the nth page are damaged: all pages in each way in a run that tries more, else each page in the next way. */
const damagesOfStorages = (nth: number): readonly Damage[] => damages.filter((_, at) => XHKT_DAMAGES || at === nth % damages.length)

/** Reads that show no skeleton: the files of captions, and the options of a field, which says itself that it waits. */
const withoutSkeleton = ['captions', 'cues', 'search-select']

/** What the page waits for without words, were it slow. */
const untoldReads = (): unknown[] =>
  queryClient
    .getQueryCache()
    .findAll({ type: 'active', predicate: (query) => !isToldWhenSlow(query) })
    .map(({ queryKey }) => queryKey[0])
    .filter((name) => !withoutSkeleton.includes(String(name)))

/** Tests that each page of an area withstands damaged answers and damaged stored values (docs/product/answers.md). */
export function testPages(area: Area): void {
  let sandbox: Sandbox
  beforeAll(async () => {
    sandbox = await startSandbox()
  })
  // Silences React and the reader of answers, which log each fault.
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    // Videos can play, and the sections further down are in view, so that all of the page loads.
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
    const whole = await renderDamaged(Page, address, sandbox, { part, inspect: () => expect(untoldReads()).toEqual([]) })
    expect(faultsOf(address, whole, whole)).toEqual([])
    for (const url of whole.urls) seen.add(`GET ${url.split('?')[0]}`)
    return whole
  }

  // A chunk may load late. Before a fault counts, it is compared with an undamaged page that had more time to load.
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
    '%s withstands damaged answers',
    async (name) => {
      const Page = await open(name)
      const all: Case[] = []
      const views = new Set<string>()
      const addresses = await addressesOf(area.routes.filter(({ page }) => page === name), sandbox)
      for (const [nth, address] of addresses.entries()) {
        const whole = await renderWhole(Page, address)
        // Skips an older address with the same view.
        const view = whole.urls.join() + whole.text
        if (views.has(view)) continue
        views.add(view)
        for (const damage of nth === 0 ? damagesOfStorages(pageNames.indexOf(name)) : []) {
          storeDamaged(damage)
          expect((await faultsAt(Page, { address, whole })).map((fault) => `${address}: ${damage} in the storages ${fault}`)).toEqual([])
        }
        all.push(...(await injuriesOf(whole.urls, sandbox)).map((injury) => ({ address, whole, injury })))
      }
      // The page `personal` redirects, and makes no calls itself.
      expect(all.length > 0).toBe(name !== 'personal')
      await testCases(Page, all, runs)
    },
    60_000 + runs * 2000,
  )

  const ofArea = parts.filter(({ page }) => pageNames.includes(page))
  for (const part of ofArea) {
    const { page, shows, address, steps } = part
    test(`${page} withstands damaged answers of ${shows} at ${address} ${steps ? JSON.stringify(steps) : ''}`, async () => {
      const Page = await open(page)
      const whole = await renderWhole(Page, address, part)
      const urls = whole.urls.filter((url) => isCallOf(url, shows))
      expect(urls).not.toEqual([])
      const all = (await injuriesOf(urls, sandbox)).map((injury) => ({ address, whole, part, injury }))
      await testCases(Page, all, Math.ceil(runs / 3))
    }, 60_000 + runs * 2000)
  }

  test('the pages of the area have made each call that triedBy assigns to the area', () => {
    const calls = Object.entries(triedBy).flatMap(([call, by]) => (by === area.name ? [call] : []))
    expect(calls.filter((call) => !seen.has(call))).toEqual([])
  })
}
