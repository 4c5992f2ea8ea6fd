import type { Page } from '@playwright/test'
import { type OwnStore, expect, test } from '../../scripts/e2e/own-store.ts'
import * as faults from './faults.ts'
import { isOfBuild, retryIn, shelves, ReportedFailures } from './faults.ts'

// The scripts that start the app. If they fail, only the page itself can say so.
test.use({ allowedConsole: [faults.provoked] })

async function brokenHost(store: OwnStore, start: string, fault: faults.BuildFault): Promise<string> {
  const release = await store.variant('host', faults.brokenBuild(start, fault))
  await store.promote('host', release)
  return release
}

/** Simulates that the learner goes to another tab: a headless browser shows all tabs. */
const hide = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })

for (const [name, fault] of [
  ['main', 'down'],
  ['main', 'hang'],
  ['main', 'tampered'],
  ['main', 'syntax error'],
  ['main', 'throws'],
] as const) {
  test(`host script ${name}, ${fault}: bar and footer stay, an error view shows, and a retry works`, async ({ page, store }) => {
    const release = isOfBuild(fault) ? await brokenHost(store, `${name}.`, fault) : store.releases.host
    const file = new RegExp(`/host/${release}/${name}\\.[^/]*\\.js`)
    const broken = isOfBuild(fault) ? null : await faults.breakFile(page, file, fault)
    const reported = new ReportedFailures(page)
    const elapsed = faults.stopwatch(page, file)

    await page.goto('/', { waitUntil: 'commit' })
    await expect(page.getByRole('banner').getByRole('link', { name: '首页', exact: true })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(page.getByText(fault === 'hang' ? '加载较慢，请稍候' : '页面加载失败').first()).toBeVisible()
    expect(elapsed()).toBeLessThan(fault === 'hang' ? 5_000 : 3_000)
    if (fault === 'hang') await expect(page.getByText('页面加载失败')).toBeVisible({ timeout: 14_000 })
    // A script that hangs might still load, so it is reported only when the learner leaves the tab.
    if (fault === 'hang') await hide(page)
    await reported.includes('host', release, 'entry')

    if (isOfBuild(fault)) await store.promote('host', store.releases.host)
    broken?.mend()
    await retryIn(page).click()
    await expect(shelves(page).first()).toBeVisible()
  })
}

test('a host script that fails once is retried before the learner notices', async ({ page }) => {
  const asked: string[] = []
  await page.route(/\/host\/.*\/main\.[^/]*\.js/, async (route) => {
    asked.push(route.request().url())
    await (route.request().url().includes('retry=') ? route.continue() : route.abort())
  })
  const reported = new ReportedFailures(page)
  await page.goto('/')
  await expect(shelves(page).first()).toBeVisible()
  expect(asked).toHaveLength(2)
  await expect(retryIn(page)).toBeHidden()
  expect(reported.lines).toEqual([])
})

test('an app that starts late replaces the error view', async ({ page }) => {
  let arrive = (): void => undefined
  const late = new Promise<void>((resolve) => (arrive = resolve))
  await page.route(/\/host\/.*\/main\.[^/]*\.js/, (route) => late.then(() => route.continue()))
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByText('加载较慢，请稍候')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toContainText('关于我们')
  arrive()
  await expect(shelves(page).first()).toBeVisible()
  await expect(page.getByText('加载较慢，请稍候')).toBeHidden()
})

test('an app that throws as a whole leaves no blank page', async ({ page, store }) => {
  const release = await store.variant('host', {
    edit: (name, text) => (name.startsWith('main.') ? text.replace('useTransitions:!1', "useTransitions:(()=>{throw new Error('boom')})()") : text),
  })
  await store.promote('host', release)
  const reported = new ReportedFailures(page)
  await page.goto('/')
  await expect(page.getByRole('alert')).toContainText('页面加载失败')
  await reported.includes('host', release, 'entry')
  await store.promote('host', store.releases.host)
  await page.getByRole('button', { name: '重试' }).click()
  await expect(shelves(page).first()).toBeVisible()
})
