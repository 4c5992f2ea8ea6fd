import { signIn } from '../../scripts/e2e/fixtures.ts'
import { expect, test } from '../../scripts/e2e/own-store.ts'
import { follow } from '../../scripts/e2e/follow.ts'
import * as faults from './faults.ts'
import { lessonAddress, retryIn, shelves, ReportedFailures } from './faults.ts'

test.use({ allowedConsole: [faults.provoked] })

for (const fault of ['down', 'hang'] as const) {
  test(`a library of the host, ${fault}: the area keeps its release, and a retry works`, async ({ page, store }) => {
    await store.promote('personal', await store.variant('personal'))
    await signIn(page, '13800000001')
    const { mend } = await faults.breakFile(page, /\/host\/.*platform_src_antd_form.*\.js/, fault)
    const reported = new ReportedFailures(page)
    await page.goto('/personal/safety', { waitUntil: 'commit' })
    await expect(page.getByText(fault === 'hang' ? '加载较慢，请稍候' : '个人中心页面加载失败').first()).toBeVisible()
    if (fault === 'down') await reported.includes('host', store.releases.host, 'file')
    expect(reported.lines.filter((line) => line.startsWith('personal'))).toEqual([])
    mend()
    const form = page.getByRole('main').getByLabel('新密码', { exact: true })
    await faults.retry(page, fault, form)
    await expect(form).toBeVisible()
    const asked = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    expect(asked.filter((name) => name.includes(`/personal/${store.releases.personal}/`))).toEqual([])
  })
}

test('a slow area shows a notice after 3 s, and then its page', async ({ page }) => {
  let arrive = (): void => undefined
  const late = new Promise<void>((resolve) => (arrive = resolve))
  await page.route(/\/player\/.*\/container\./, (route) => late.then(() => route.continue()))
  const reported = new ReportedFailures(page)
  await page.goto(lessonAddress, { waitUntil: 'commit' })
  await expect(page.getByText('加载较慢，请稍候')).toBeVisible()
  arrive()
  await expect(page.locator('video')).toBeVisible()
  await expect(page.getByText('加载较慢，请稍候')).toBeHidden()
  expect(reported.lines).toEqual([])
})

test('two pages that fail at the same time switch to the same fallback release, permanently', async ({ page, store }) => {
  const release = await store.variant('catalog')
  await store.promote('catalog', release)
  await faults.breakFile(page, new RegExp(`/catalog/${release}/(home|categories)\\.`), 'hang')
  const reported = new ReportedFailures(page)
  // Clicks in the page. A click of the runner may come after 3 s, when the first page has failed and the second one no longer would.
  await page.addInitScript(() => {
    const timer = setInterval(() => {
      const link = document.querySelector<HTMLElement>('header a[title="考研"]')
      link?.click()
      if (link) clearInterval(timer)
    })
  })
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page).toHaveURL(/categories/)
  await expect(shelves(page).first()).toBeVisible()
  await reported.includes('catalog', release, 'page', store.releases.catalog)
  await expect.poll(() => reported.lines).toHaveLength(2)

  // From here on nothing of the broken release is requested.
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.getByRole('banner').getByRole('link', { name: '首页', exact: true }).click()
  // By its title: both pages have shelves, and the address changes before the page does.
  await expect(page).toHaveTitle('学海课堂-首页')
  await expect(shelves(page).first()).toBeVisible()
  await page.goBack({ waitUntil: 'commit' })
  await expect(page).toHaveTitle('学海课堂-课程分类')
  await expect(page).toHaveURL(/categories/)
  await expect(shelves(page).first()).toBeVisible()
  await page.goForward({ waitUntil: 'commit' })
  await expect(page).toHaveTitle('学海课堂-首页')
  await expect(shelves(page).first()).toBeVisible()
  expect(asked.filter((url) => url.includes(release))).toEqual([])
  expect(reported.lines).toHaveLength(2)
})

test('offline, a page that has not loaded shows a notice, and loads by itself once the network is back', async ({ page, context }) => {
  await page.goto('/')
  await expect(shelves(page).first()).toBeVisible()
  await context.setOffline(true)
  await follow(page, lessonAddress)
  await expect(retryIn(page)).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: '首页', exact: true }).click()
  await expect(shelves(page).first()).toBeVisible()
  await page.goBack()
  await expect(retryIn(page)).toBeVisible()
  await expect(page.getByRole('main').getByText('网络已断开，恢复后会自动加载')).toBeVisible()
  await context.setOffline(false)
  await expect(page.locator('video')).toBeVisible()
})

test('a slow connection gets longer timeouts', async ({ page, store }) => {
  await store.promote('catalog', await store.variant('catalog'))
  const line = await page.context().newCDPSession(page)
  await line.send('Network.enable')
  await line.send('Network.emulateNetworkConditions', { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 })
  const reported = new ReportedFailures(page)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(shelves(page).first()).toBeVisible({ timeout: 30_000 })
  expect(reported.lines).toEqual([])
})
