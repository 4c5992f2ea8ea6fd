import fc from 'fast-check'
import { type ComponentType, lazy, Suspense } from 'react'
import type { Pages, RouteDeclaration } from '@xhkt/contract/federation/route-manifest'
import { store, storedValues } from '../damaged-storage/stored-values.ts'
import { type Damage, damages, pathsIn, withDamage } from './damages.ts'
import { type Injury, renderDamaged, type Shown } from './render-damaged.tsx'
import { type Sandbox, startSandbox } from './sandbox.ts'

interface Area {
  pages: Pages
  routes: readonly Pick<RouteDeclaration, 'page' | 'path' | 'sample'>[]
}

/** Damaged answers of each page in a run of the suite. `XHKT_DAMAGES=10000` tries more. */
const runs = Number(process.env.XHKT_DAMAGES ?? 30)
/** The same seed damages the same values. */
const seed = Number(process.env.XHKT_SEED ?? 1)

/** Never to be read by a learner. */
const nonsense = /NaN|undefined|Invalid Date|\[object|Infinity|1970-01-01/
const nameOf = ({ url, path, damage }: Injury): string => `GET ${url} ${path.join('.') || '(whole)'}: ${damage}`

function faultsOf(shown: Shown, whole: Shown): string[] {
  const [, found] = /(.{0,20}(?:NaN|undefined|Invalid Date|\[object|Infinity|1970-01-01).{0,20})/.exec(shown.text) ?? []
  const added = shown.actions.filter((name) => !whole.actions.includes(name))
  return [
    ...(shown.thrown === null ? [] : [`throws ${JSON.stringify(shown.thrown, ['message'])}`]),
    ...(nonsense.test(shown.text) ? [`shows ${found ?? ''}`] : []),
    ...(added.length > 0 ? [`offers ${added.join(', ')}`] : []),
  ]
}

/** One page of each kind, with the address that the skew check opens. */
const addressesOf = ({ routes }: Area): [page: string, address: string][] => {
  const first = new Map(routes.toReversed().map(({ page, path, sample = '' }) => [page, path + sample]))
  return [...first]
}

async function injuriesOf(urls: readonly string[], sandbox: Sandbox): Promise<Injury[]> {
  const answers = await Promise.all(urls.map(async (url) => ({ url, paths: pathsIn(await sandbox.answer(url)) })))
  return answers.flatMap(({ url, paths }) => paths.flatMap((path) => damages.map((damage) => ({ url, path, damage }))))
}

/** Stores all that the app keeps in a browser, with one part of each damaged. */
function storeDamaged(damage: Damage): void {
  for (const stored of storedValues) {
    const [path = []] = fc.sample(fc.constantFrom(...pathsIn(stored.value)), { numRuns: 1, seed })
    store(stored, JSON.stringify(withDamage(stored.value, path, damage)))
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
  })
  afterAll(() => sandbox.stop())

  test.each(addressesOf(area))('%s bears damaged answers, at %s', async (name, address) => {
    const Loaded = lazy(area.pages[name] ?? (() => Promise.reject(new Error(`no page ${name}`))))
    const Page: ComponentType = () => (
      <Suspense>
        <Loaded />
      </Suspense>
    )
    await renderDamaged(Page, address, sandbox)
    const whole = await renderDamaged(Page, address, sandbox)
    expect(faultsOf(whole, whole)).toEqual([])
    for (const damage of damages) {
      storeDamaged(damage)
      const shown = await renderDamaged(Page, address, sandbox)
      expect(faultsOf(shown, whole).map((fault) => `${damage} in the storages ${fault}`)).toEqual([])
      localStorage.clear()
      sessionStorage.clear()
    }
    const all = await injuriesOf(whole.urls, sandbox)
    const count = Math.min(runs, all.length)
    const [chosen] = fc.sample(fc.shuffledSubarray(all, { minLength: count, maxLength: count }), { numRuns: 1, seed })
    const faults: string[] = []
    for (const injury of chosen ?? []) {
      const shown = await renderDamaged(Page, address, sandbox, injury)
      faults.push(...faultsOf(shown, whole).map((fault) => `${nameOf(injury)} ${fault}`))
    }
    expect(faults).toEqual([])
  }, 60_000 + runs * 100)
}
