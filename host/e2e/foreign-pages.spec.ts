import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { expect, test } from '../../scripts/e2e/fixtures.ts'

// What the browser says about each refused frame and answer.
test.use({ allowedConsole: [/Framing '|has been blocked by CORS policy|Failed to load resource/] })

let server: Server
test.beforeAll(async () => {
  server = createServer((_request, response) => response.setHeader('content-type', 'text/html').end('<!doctype html><title>foreign</title>'))
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
})
test.afterAll(() => server.close())

/** A page of another port of this machine. The browser counts it as the same site, so cookies travel with its requests. */
const openForeign = (page: Page) => page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`)

test('a foreign page changes nothing, reads nothing and frames nothing', async ({ page, sandbox, appUrl }) => {
  await sandbox.configure({ pc_check_graph_switch: 0 })
  await openForeign(page)
  const read = await page.evaluate(async (app) => {
    const post = (path: string) => fetch(app + path, { method: 'POST', mode: 'no-cors', credentials: 'include', body: '{}' })
    for (const path of ['/sandbox/reset', '/sandbox/clock', '/v1/order']) await post(path)
    const paths = ['/sandbox', '/sandbox/sms?phone=13800000001', '/v1/user/detail', '/v1/menu', '/']
    const answers = paths.map((path) =>
      fetch(app + path, { credentials: 'include' }).then(
        () => path,
        () => 'blocked',
      ),
    )
    return Promise.all(answers)
  }, appUrl)
  expect(read).toEqual(Array.from({ length: 5 }, () => 'blocked'))

  for (const path of ['/sandbox', '/login', '/payment?course_id=1003']) {
    await page.setContent(`<iframe src="${appUrl}${path}"></iframe>`)
    await page.waitForLoadState('load')
    await expect(page.frameLocator('iframe').locator('a, button, input')).toHaveCount(0)
  }
  await page.setContent(`<form method="post" action="${appUrl}/sandbox/reset"><button>重置</button></form>`)
  await page.getByRole('button').click()
  await expect(page.getByText('请求来自其他网站，已拒绝')).toBeVisible()

  // A reset would have switched the slider challenge on again.
  const { data } = (await (await page.request.get(`${appUrl}/v1/sys/config`)).json()) as { data: { pc_check_graph_switch: number } }
  expect(data.pc_check_graph_switch).toBe(0)
})
