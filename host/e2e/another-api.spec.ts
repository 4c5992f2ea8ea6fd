import { startApp } from '../../scripts/e2e/app-process.ts'
import { expect, test } from '../../scripts/e2e/fixtures.ts'

test('the app runs on another API, to which its web server passes the calls', async ({ page, baseURL }) => {
  const app = await startApp({}, undefined, baseURL)
  try {
    await page.goto(`${app.url}/courseDetail?course_id=1001`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('考研数学全程班（数学一）')
    expect(await page.content()).toContain('wss://*.im.qcloud.com')
    const answer = await page.request.get(`${app.url}/v1/menu`)
    expect((await answer.json()) as object).toMatchObject({ code: 200001 })
    expect((await page.request.get(`${app.url}/sandbox/sms?phone=13800000001`)).headers()['content-type']).toContain('text/html')
  } finally {
    // Leaves the page, which would request pictures from a stopped server.
    await page.goto('about:blank')
    await app.stop()
  }
})
