import { createServer, request as ask } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from '../../scripts/e2e/fixtures.ts'
import { loadedHeading } from '../../scripts/e2e/loaded-heading.ts'

const mobileSite = 'https://m.example.test'

test.use({ runtimeConfig: { mobileSite } })

// In series, as a second worker would set up everything again.
test.describe.configure({ mode: 'default' })

/** Sets the width of the screen, which is independent of the window. */
async function setScreen(page: Page, screenWidth: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const metrics = { width: 1280, height: 800, deviceScaleFactor: 1, mobile: false, screenWidth, screenHeight: 800 }
  await devtools.send('Emulation.setDeviceMetricsOverride', metrics)
}

const playMobileSite = (context: BrowserContext): Promise<unknown> =>
  context.route(`${mobileSite}/**`, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: '<h1>手机站</h1>' }))

/**
 * A proxy that records the requests to the app. The browser's own events omit requests of the preload scanner on a page that was
 * left.
 */
async function listenBefore(url: string): Promise<{ url: string; asked: string[]; stop: () => void }> {
  const asked: string[] = []
  const server = createServer((incoming, outgoing) => {
    asked.push(incoming.url ?? '')
    const { method, headers } = incoming
    const onward = ask(new URL(incoming.url ?? '/', url), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    onward.on('error', () => outgoing.destroy())
    incoming.pipe(onward)
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const stop = (): void => {
    server.close()
    server.closeAllConnections()
  }
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, asked, stop }
}

test('mobile redirect: a screen of 900 px requests only index.html, and back leads to the page before', async ({ page, context, baseURL }) => {
  const before = await listenBefore(String(baseURL))
  await playMobileSite(context)
  await setScreen(page, 900)
  await page.goto('about:blank')
  await page.goto(`${before.url}/coursedetail?course_id=1001&ic=A1?from=groupmessage`).catch(() => undefined)
  await expect(page.getByRole('heading', { name: '手机站' })).toBeVisible()
  expect(page.url()).toBe(`${mobileSite}/courseDetail/1001?ic=A1`)
  await page.goBack()
  expect(page.url()).toBe('about:blank')
  expect(before.asked).toEqual(['/coursedetail?course_id=1001&ic=A1?from=groupmessage'])
  before.stop()
})

test('mobile redirect: carries a promotion code stored at an earlier visit', async ({ page, context }) => {
  await playMobileSite(context)
  await page.goto('/couponcollection?promotion_code=P1')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('xhkt_promotion_code'))).toBe('P1')
  await setScreen(page, 390)
  await page.goto('/categories?course_category_id=1').catch(() => undefined)
  await expect(page).toHaveURL(`${mobileSite}/courseClassify?id=1&promotion_code=P1`)
})

test('mobile redirect: a screen of 901 px is not redirected, nor is the callback page on any screen', async ({ page, context }) => {
  await playMobileSite(context)
  await setScreen(page, 901)
  await page.goto('/courseDetail?course_id=1001')
  await expect(loadedHeading(page)).toBeVisible()
  await setScreen(page, 390)
  await page.goto('/control/authQQCallback')
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page).toHaveTitle('学海课堂-QQ登录')
})
