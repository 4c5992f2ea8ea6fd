import type { Page } from '@playwright/test'
import { type AppProcess, startApp } from '../../scripts/e2e/app-process.ts'
import { test as inProduction } from '../../scripts/e2e/fixtures.ts'
import { expect, test as base } from '../../scripts/e2e/own-store.ts'

const text = { live: '想学点什么？', tried: '想试点什么？' }

/** `test` with an app that allows a developer's machine: a second server, with a release that is not live. */
const test = base.extend<object, { machine: AppProcess; folder: string }>({
  machine: [
    async ({ store }, use) => {
      const machine = await startApp({}, store.folder.place)
      await use(machine)
      await machine.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  folder: [
    async ({ store, machine }, use) => {
      const release = await store.variant('catalog', { edit: (_, file) => file.replaceAll('想学点什么', '想试点什么') })
      await use(`${machine.url}/catalog/${release}/`)
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  runtimeConfig: [async ({ machine }, use) => use({ overrides: [machine.url] }), { scope: 'worker' }],
  // The override logs a warning, and the preloads of the live release stay unused.
  allowedConsole: [/开发覆盖|preload|manifest\.json|integrity|failed at|cannot be loaded/],
})

// In series, as a second worker would set up everything again.
test.describe.configure({ mode: 'default' })

const badge = (page: Page) => page.getByRole('complementary', { name: '非线上版本' })
const asking = (folder: string, area = 'catalog') => `/search?sort=new&xhkt_override=${encodeURIComponent(`${area}@${folder}`)}`

/** Requests to other origins than the page's. */
function foreignRequests(page: Page, appUrl: string): string[] {
  const urls: string[] = []
  page.on('request', (request) => !request.url().startsWith(appUrl) && urls.push(request.url()))
  return urls
}

test('a tab runs a release of an allowed machine, with a badge, until the override is removed', async ({ page, context, folder }) => {
  const warned = page.waitForEvent('console', (message) => message.type() === 'warning' && message.text().includes(folder))
  await page.goto(asking(folder))
  await expect(page.getByText(text.tried)).toBeVisible()
  await expect(badge(page)).toContainText(`开发覆盖：catalog → ${folder}`)
  await warned
  await expect(page).toHaveURL('/search?sort=new')
  await page.reload()
  await expect(page.getByText(text.tried)).toBeVisible()
  const other = await context.newPage()
  await other.goto('/search')
  await expect(other.getByText(text.live)).toBeVisible()
  // A tab behind another one draws one frame a second, and each action waits for frames.
  await page.bringToFront()
  await badge(page).getByRole('button', { name: '回到线上版本' }).click()
  await expect(page.getByText(text.live)).toBeVisible()
  await expect(badge(page)).toBeHidden()
})

test("federation's devtools show the remotes, and a release that they set runs", async ({ page, folder }) => {
  await page.goto('/search')
  const remotes = () =>
    page.evaluate(() => {
      // The devtools read this global.
      const { __FEDERATION__: federation } = globalThis as unknown as { __FEDERATION__: { moduleInfo: { host?: { remotesInfo: object } } } }
      return Object.keys(federation.moduleInfo.host?.remotesInfo ?? {})
    })
  await expect.poll(async () => (await remotes()).map((name) => name.split('_')[1]).sort()).toEqual(['catalog', 'checkout', 'personal', 'player'])
  const name = (await remotes()).find((remote) => remote.startsWith('xhkt_catalog_')) ?? ''
  // As the extension stores it.
  const stored = JSON.stringify({ [name]: `${folder}mf-manifest.json` })
  await page.evaluate((text) => localStorage.setItem('__MF_DEVTOOLS__', text), stored)
  await page.reload()
  await expect(page.getByText(text.tried)).toBeVisible()
  await expect(badge(page)).toContainText(`开发覆盖：catalog → ${folder}`)
  await badge(page).getByRole('button', { name: '回到线上版本' }).click()
  await expect(page.getByText(text.live)).toBeVisible()
})

test('an address can remove the override', async ({ page, folder }) => {
  await page.goto(asking(folder))
  await expect(badge(page)).toBeVisible()
  await page.goto('/search?xhkt_override=off')
  await expect(page.getByText(text.live)).toBeVisible()
  await page.reload()
  await expect(page.getByText(text.live)).toBeVisible()
  await expect(badge(page)).toBeHidden()
})

test('a file of the override that does not match its manifest does not run', async ({ page, folder }) => {
  await page.route(`${folder}search.*.js*`, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `${await response.text()};window.smuggled = true` })
  })
  await page.goto(asking(folder))
  // The notice of a slow page has such a button, too.
  await expect(page.getByRole('heading', { name: '课程页面加载失败' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name: '重试' })).toBeVisible()
  expect(await page.evaluate(() => 'smuggled' in window)).toBe(false)
})

test('a machine that is not allowed is refused, and gets no request', async ({ page, appUrl }) => {
  const foreign = foreignRequests(page, appUrl)
  const said = page.waitForEvent('console', (message) => message.type() === 'error')
  await page.goto(asking('http://elsewhere.example/catalog/1.0.0-a/'))
  await expect(badge(page).getByRole('alert')).toContainText('http://elsewhere.example 不在允许列表中')
  await expect(page.getByText(text.live)).toBeVisible()
  expect((await said).text()).toContain('elsewhere.example')
  expect(foreign).toEqual([])
})

test('an override that fails to load keeps the live release, and shows an error', async ({ page, machine, folder }) => {
  await page.goto(asking(`${machine.url}/catalog/1.0.0-gone/`))
  await expect(badge(page).getByRole('alert')).toContainText('开发覆盖失败')
  await expect(page.getByText(text.live)).toBeVisible()
  await page.goto(asking(folder, 'player'))
  await expect(badge(page).getByRole('alert')).toContainText('a release of catalog')
  await expect(page.getByText(text.live)).toBeVisible()
})

inProduction('where no machine is allowed, the parameter is nothing', async ({ page, appUrl }) => {
  const foreign = foreignRequests(page, appUrl)
  const address = asking('http://localhost:3001/catalog/1.0.0-a/')
  await page.goto(address)
  await expect(page.getByText(text.live)).toBeVisible()
  await expect(badge(page)).toBeHidden()
  expect(new URL(page.url()).search).toBe(new URL(address, appUrl).search)
  expect(await page.evaluate(() => sessionStorage.getItem('xhkt_override'))).toBeNull()
  expect(foreign).toEqual([])
})
