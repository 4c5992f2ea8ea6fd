import { expect, test } from '../../scripts/e2e/fixtures.ts'
import { logIn } from '../../scripts/e2e/login.ts'

/** The violations of Integrity-Policy that the browser reports to the page. */
interface Reported {
  body: { blockedURL: string } | null
}

test('only the scripts of the captcha have no digest (docs/decisions/031-production-serving.md)', async ({ page, sandbox }) => {
  const seen: string[] = []
  await page.exposeFunction('recordReport', (url: string) => seen.push(new URL(url).pathname))
  await page.addInitScript(() => {
    const tell = (window as unknown as { recordReport: (url: string) => void }).recordReport
    const observer = new ReportingObserver(
      (reports) => {
        for (const { body } of reports as Reported[]) if (body) tell(body.blockedURL)
      },
      { types: ['integrity-violation'], buffered: true },
    )
    observer.observe()
  })
  for (const address of ['/', '/downloadApp', '/live?course_id=1', '/personal/myCourse']) await page.goto(address, { waitUntil: 'networkidle' })
  expect(seen).toEqual([])
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: '登录' }).click()
  await logIn(page, sandbox, '13800000002')
  await expect(page.getByRole('banner').getByRole('button', { name: /13800000002/ })).toBeVisible()
  await expect.poll(() => seen.length).toBeGreaterThan(0)
  expect(seen.filter((path) => !path.startsWith('/sandbox-geetest/'))).toEqual([])
})
