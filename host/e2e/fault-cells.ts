import type { Locator, Page } from '@playwright/test'
import type { Area } from '@xhkt/contract/federation/areas'
import type { Step } from '@xhkt/contract/federation/beacon'
import { expect, type OwnStore } from '../../scripts/e2e/own-store.ts'
import { follow } from '../../scripts/e2e/follow.ts'
import * as faults from './faults.ts'
import { type Fault, isOfBuild, retryIn, shelves, ReportedFailures } from './faults.ts'

export interface FaultCell {
  what: 'entry' | 'page chunk' | 'style'
  type: 'js' | 'css'
  step: Step
  fault: Fault
}

const cellsOf = (what: FaultCell['what'], type: FaultCell['type'], step: Step, possible: readonly Fault[]): FaultCell[] =>
  possible.map((fault) => ({ what, type, step, fault }))

// Each fault occurs once, each kind of file at least twice. The loader sees only an error event, a timeout, or a script that throws or
// defines nothing. load-page.test.ts, asset-loader.test.ts and fallback-release.test.ts test each of these at each step.
/** What may go wrong with a file of a remote, whoever has built it. Faults inside a style are in faults-style.spec.ts. */
export const faultCells: readonly FaultCell[] = [
  ...cellsOf('entry', 'js', 'entry', ['hang', 'syntax error', '5xx', 'tampered']),
  ...cellsOf('page chunk', 'js', 'page', ['down', 'throws']),
  ...cellsOf('style', 'css', 'page', ['HTML instead', 'truncated']),
]

/** A page of a remote, whose release is live. */
export interface RemotePage {
  area: Area
  release: string
  address: string
  /** The start of the name of each file. */
  files: Record<FaultCell['what'], string>
  /** What it shows when it works. */
  shown: (page: Page) => Locator
}

interface Wrong {
  release: string
  /** Address of the file. */
  file: RegExp
  mend: () => unknown
}

/** Makes a release live whose file has the fault. */
async function goWrong(page: Page, store: OwnStore, remote: RemotePage, { what, type, fault }: FaultCell): Promise<Wrong> {
  const { area, release: from, files: { [what]: name } } = remote
  const release = await store.variant(area, { from, ...(isOfBuild(fault) && faults.brokenBuild(`${name}.`, fault)) })
  await store.promote(area, release)
  const file = new RegExp(`/${area}/${release}/${name}\\.([^/]*\\.)?${type}`)
  if (!isOfBuild(fault)) return { release, file, ...(await faults.breakFile(page, file, fault)) }
  if (fault === 'throws') return { release, file, mend: () => faults.mendThrown(page) }
  // Only another release repairs a syntax error.
  return { release, file, mend: () => store.promote(area, from).then(() => page.reload()) }
}

/**
 * Breaks a file of both remotes. The fallback release replaces that of the first. The second has none: an error view shows, the rest of the
 * site works, and a retry works.
 */
export async function expectToSurvive(page: Page, store: OwnStore, cell: FaultCell, first: RemotePage, second: RemotePage): Promise<void> {
  const { fault, step } = cell
  const replaced = await goWrong(page, store, first, cell)
  const failing = await goWrong(page, store, second, cell)
  await store.forgetPrevious(second.area)
  const reported = new ReportedFailures(page)

  // The fallback release is requested when the live one fails. asset-loader.test.ts tests when that is.
  const elapsed = faults.stopwatch(page, new RegExp(`/${first.area}/${first.release}/manifest.json`))
  await page.goto(first.address, { waitUntil: 'commit' })
  await expect(first.shown(page)).toBeVisible()
  expect(elapsed()).toBeLessThan(3_000)
  await reported.includes(first.area, replaced.release, step, first.release)

  const asked = page.waitForRequest(failing.file)
  await follow(page, second.address)
  await asked
  await page.getByRole('banner').getByRole('link', { name: '首页', exact: true }).click()
  await expect(shelves(page).first(), 'the rest of the site works').toBeVisible({ timeout: 2_500 })

  // A request that hangs delays the load event.
  await page.goBack({ waitUntil: 'commit' })
  await expect(retryIn(page)).toBeVisible()
  await expect(page.getByText(fault === 'hang' ? '加载较慢，请稍候' : '页面加载失败').first()).toBeVisible()
  await failing.mend()
  if (fault !== 'syntax error') await faults.retry(page, fault, second.shown(page))
  await expect(second.shown(page)).toBeVisible()
  // A load that the learner cancels by a retry is not reported.
  if (fault !== 'hang') await reported.includes(second.area, failing.release, step)
  expect(await page.evaluate(() => 'tampered' in self)).toBe(false)
}
