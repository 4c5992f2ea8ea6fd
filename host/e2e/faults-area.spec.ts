import type { Page } from '@playwright/test'
import type { Area } from '@xhkt/contract/federation/areas'
import type { Step } from '@xhkt/contract/federation/beacon'
import { expect, type OwnStore, test } from '../../scripts/e2e/own-store.ts'
import { follow } from '../../scripts/e2e/follow.ts'
import * as faults from './faults.ts'
import { type Fault, isOfBuild, lessonAddress, retryIn, shelves, ReportedFailures } from './faults.ts'

test.use({ allowedConsole: [faults.provoked] })

interface Target {
  what: string
  /** Start of the name of the faulty file, for the home page of the catalog and for the lesson of the player. */
  home: string
  lesson: string
  type: 'js' | 'css'
  step: Step
  faults: readonly Fault[]
}

// Each kind of fault once, each kind of file twice. To the loader a fault is an error event, a timeout, or a script that throws or leaves
// nothing: load-page.test.ts, asset-loader.test.ts and fallback-release.test.ts test each of these at each step.
const targets: Target[] = [
  { what: 'entry', home: 'container', lesson: 'container', type: 'js', step: 'entry', faults: ['hang', 'syntax error', '5xx', 'tampered'] },
  { what: 'page chunk', home: 'home', lesson: 'lesson', type: 'js', step: 'page', faults: ['down', 'throws'] },
  // Faults inside a style are in faults-style.spec.ts.
  { what: 'style', home: 'home', lesson: 'lesson', type: 'css', step: 'page', faults: ['HTML instead', 'truncated'] },
]

interface Wrong {
  release: string
  /** Address of the file. */
  file: RegExp
  mend: () => unknown
}

/** Makes a release live whose file has the build fault. */
async function goWrong(page: Page, store: OwnStore, area: Area, name: string, type: string, fault: Fault): Promise<Wrong> {
  const release = await store.variant(area, isOfBuild(fault) ? faults.brokenBuild(`${name}.`, fault) : {})
  await store.promote(area, release)
  const file = new RegExp(`/${area}/${release}/${name}\\.[^/]*\\.${type}`)
  if (!isOfBuild(fault)) return { release, file, ...(await faults.breakFile(page, file, fault)) }
  if (fault === 'throws') return { release, file, mend: () => faults.mendThrown(page) }
  // Only another release repairs it.
  return { release, file, mend: () => store.promote(area, store.releases[area]).then(() => page.reload()) }
}

for (const { what, home, lesson, type, step, faults: possible } of targets) {
  for (const fault of possible) {
    test(`${what}, ${fault}: the fallback release replaces it; without one an error view shows, and a retry works`, async ({ page, store }) => {
      const catalog = await goWrong(page, store, 'catalog', home, type, fault)
      const player = await goWrong(page, store, 'player', lesson, type, fault)
      await store.forgetPrevious('player')
      const reported = new ReportedFailures(page)

      // The fallback release is requested when the live one fails. asset-loader.test.ts tests when that is.
      const elapsed = faults.stopwatch(page, new RegExp(`/catalog/${store.releases.catalog}/manifest.json`))
      await page.goto('/', { waitUntil: 'commit' })
      await expect(shelves(page).first()).toBeVisible()
      expect(elapsed()).toBeLessThan(3_000)
      await reported.includes('catalog', catalog.release, step, store.releases.catalog)

      const asked = page.waitForRequest(player.file)
      await follow(page, lessonAddress)
      await asked
      await page.getByRole('banner').getByRole('link', { name: '首页', exact: true }).click()
      await expect(shelves(page).first(), 'the rest of the site works').toBeVisible({ timeout: 2_500 })

      // A request that hangs delays the load event.
      await page.goBack({ waitUntil: 'commit' })
      await expect(retryIn(page)).toBeVisible()
      await expect(page.getByText(fault === 'hang' ? '加载较慢，请稍候' : '课堂页面加载失败').first()).toBeVisible()
      await player.mend()
      if (fault !== 'syntax error') await faults.retry(page, fault, page.locator('video'))
      await expect(page.locator('video')).toBeVisible()
      // A load that the learner cancels by a retry is not reported.
      if (fault !== 'hang') await reported.includes('player', player.release, step)
      expect(await page.evaluate(() => 'tampered' in self)).toBe(false)
    })
  }
}
