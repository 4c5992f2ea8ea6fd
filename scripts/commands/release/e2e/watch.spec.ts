import { spawn } from 'node:child_process'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { setCanary } from '@xhkt/release/canary'
import { lastChange } from '@xhkt/release/pointer/journal'
import { liveOf, readPointer } from '@xhkt/release/pointer/pointer'
import { throwsAtRender } from '@xhkt/release/testing/bad-edits'
import { passSkew } from '@xhkt/release/testing/pass-skew'
import { expect, type OwnStore, test } from '../../../e2e/own-store.ts'
import { root } from '../../../lib/paths.mjs'

// The app and React log the error of a page that throws.
test.use({ allowedConsole: [/failed at|boom|preloaded using link preload/] })

/** Runs `release watch` as a pipeline does. */
function watching(store: OwnStore, appUrl: string, ...options: string[]): { said: () => string; ended: Promise<number | null> } {
  const args = ['watch', 'catalog', '--store', store.folder.place, '--beacons', `${appUrl}/collector/beacons`, ...options]
  const env = { ...process.env, XHKT_WHO: 'the night watch' }
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(root, 'scripts/commands/release/main.ts'), ...args], { cwd: root, env })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (text += part.toString()))
  return { said: () => text, ended: new Promise((resolve) => child.once('close', resolve)) }
}

const live = async ({ folder }: OwnStore) => liveOf((await readPointer(folder)).pointer, 'catalog').release

/** The course links of the home page, which belongs to the catalog. */
const shelves = (page: Page) => page.getByRole('main').locator('a[href^="/courseDetail"]')

const bad = (store: OwnStore): Promise<string> => store.variant('catalog', { edit: throwsAtRender('home') })

/** The releases whose home page code was loaded, without duplicates of retried files. */
const releasesRun = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const files = performance.getEntriesByType('resource').map(({ name }) => name)
    return [...new Set(files.flatMap((name) => /\/catalog\/([^/]+)\/home\.[^/]+\.js/.exec(name)?.[1] ?? []))]
  })

/** The number of page loads of a release in the collector's figures. */
async function loadsOf({ request }: Page, appUrl: string, release: string): Promise<number | undefined> {
  const answer = await request.get(`${appUrl}/collector/beacons?area=catalog&release=${release}`)
  return ((await answer.json()) as { data: { list: { loads: number }[] } }).data.list[0]?.loads
}

test('the watch rolls back a release that fails in browsers, and says why', async ({ page, store, appUrl }) => {
  const broken = await bad(store)
  await store.promote('catalog', broken)
  const watch = watching(store, appUrl, '--min', '3', '--every', '1')
  await expect.poll(watch.said).toContain(`catalog ${broken} is watched`)
  for (let visit = 0; visit < 3; visit++) {
    await page.goto('/')
    await expect(shelves(page).first()).toBeVisible()
    expect(await releasesRun(page)).toContain(broken)
  }
  expect(await watch.ended).toBe(6)
  expect(watch.said()).toContain(`catalog ${store.releases.catalog} is live, in place of ${broken}`)
  expect(await live(store)).toBe(store.releases.catalog)
  expect(await lastChange(store.folder, () => true)).toMatchObject({
    action: 'rollback',
    who: 'the night watch',
    why: expect.stringMatching(/^watch: 3 of 3 page loads failed \(100 %, threshold 10 %\), mostly at render: Error: boom$/),
  })
  await page.goto('/')
  await expect(shelves(page).first()).toBeVisible()
  expect(await releasesRun(page)).toEqual([store.releases.catalog])
})

test('the page of the sandbox shows the figures of a release, and rolls it back by one click', async ({ page, store, context, appUrl }) => {
  const broken = await bad(store)
  const loadsBefore = (await loadsOf(page, appUrl, store.releases.catalog)) ?? 0
  await store.promote('catalog', broken)
  await page.goto('/')
  await expect(shelves(page).first()).toBeVisible()
  const sandboxPage = await context.newPage()
  await sandboxPage.goto('/sandbox')
  const rows = sandboxPage.locator('#releases').getByRole('row').filter({ hasText: '课程' })
  await expect(rows.first()).toContainText(broken)
  await expect(rows.first()).toContainText('失败 1 次（100%）')
  await expect(rows.first()).toContainText('Error: boom')
  // The tab sends its loads when it is left: one of the failed release and one of its fallback.
  await page.goto('about:blank')
  await expect.poll(() => loadsOf(page, appUrl, broken)).toBe(1)
  await expect.poll(() => loadsOf(page, appUrl, store.releases.catalog)).toBe(loadsBefore + 1)
  // Waits for the figures of the host: once they arrive, the page replaces the table, which could remove the button during the click.
  await expect(sandboxPage.getByRole('row').filter({ hasText: '网站框架' }).first()).toContainText('打开')

  const asked = new Promise<string>((resolve) => {
    sandboxPage.once('dialog', (dialog) => {
      resolve(dialog.message())
      void dialog.accept()
    })
  })
  await sandboxPage.getByRole('button', { name: '回退 课程' }).click()
  expect(await asked).toContain(`从 ${broken} 退回 ${store.releases.catalog}`)
  await expect(rows.first()).not.toContainText(broken)
  await expect(rows.nth(1)).toContainText(`${broken} → ${store.releases.catalog}rolled back on the page of the sandbox`)
  expect(await live(store)).toBe(store.releases.catalog)
})

test('a canary ends by a click on the page of the sandbox; a second click in another tab is refused', async ({ page, store, context }) => {
  const tried = await bad(store)
  const base = store.releases.catalog
  await passSkew(store.folder, { owner: 'catalog', release: tried })
  await setCanary(store.folder, { owner: 'catalog', release: tried, share: 10, base, why: 'a test' })
  const stale = await context.newPage()
  // Without intervals the page does not refresh itself, so it still shows the canary.
  await stale.addInitScript(() => void (window.setInterval = (() => 0) as never))
  for (const one of [page, stale]) {
    await one.goto('/sandbox')
    one.on('dialog', (dialog) => void dialog.accept())
    await expect(one.getByRole('row').filter({ hasText: tried }).first()).toContainText('灰度 10%')
  }
  await page.getByRole('button', { name: '结束灰度 课程' }).click()
  await expect(page.getByRole('status')).toHaveText('已完成')
  await expect(page.getByRole('button', { name: '结束灰度 课程' })).toHaveCount(0)
  await stale.getByRole('button', { name: '结束灰度 课程' }).click()
  await expect(stale.getByRole('status')).toContainText(`没有回退：catalog ${tried} is not live`)
  expect(await live(store)).toBe(base)
})
