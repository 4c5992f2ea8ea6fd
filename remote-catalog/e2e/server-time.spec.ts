import { expect, test } from '../../scripts/e2e/fixtures.ts'

const HOUR_MS = 3_600_000

// The seed: a discount of 1004 ends in two days, one of 1018 in 8 minutes; the next live lesson of home starts in a quarter of an hour.
for (const [name, hours] of [
  ['ahead', 3],
  ['behind', -3],
] as const) {
  test(`a clock that is three hours ${name} ends no discount early and none late`, async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.clock.install({ time: Date.now() + hours * HOUR_MS })
    const main = page.getByRole('main')
    const timer = main.getByRole('timer').first()

    await page.goto('/courseDetail?course_id=1004')
    await expect(timer).toHaveText(/^距结束1天 23:5\d:\d\d$/)
    await expect(main.getByText('限时优惠').first()).toBeVisible()

    await page.goto('/courseDetail?course_id=1018')
    await expect(timer).toHaveText(/^距结束00:0[67]:\d\d$/)
    const before = await timer.innerText()
    await expect(timer).not.toHaveText(before)
    // Once each: at no moment has a page taken its discount for over, and asked what comes after it.
    expect(asked.filter((path) => path === '/v1/course/detail')).toHaveLength(2)

    await page.goto('/')
    await expect(timer).toHaveText(/^距开播00:1\d:\d\d$/)
  })
}

test('the time is the server’s: when a discount is over there, the page says so', async ({ page, sandbox }) => {
  await sandbox.advance(7 * 60)
  await page.goto('/courseDetail?course_id=1018')
  const main = page.getByRole('main')
  await expect(main.getByRole('timer').first()).toHaveText(/^距结束00:0[01]:\d\d$/)
  await sandbox.advance(60)
  await page.reload()
  await expect(main.getByText('立即购买').first()).toBeVisible()
  await expect(main.getByText('限时优惠')).toBeHidden()
})
