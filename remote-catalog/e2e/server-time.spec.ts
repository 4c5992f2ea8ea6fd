import { expect, test } from '../../scripts/e2e/fixtures.ts'

const HOUR_MS = 3_600_000

// Seed: a discount of 1004 ends in two days, one of 1018 in 8 minutes. The next live lesson of home starts in 15 minutes.
for (const [name, hours] of [
  ['ahead', 3],
  ['behind', -3],
] as const) {
  test(`with a clock three hours ${name} no discount ends early or late`, async ({ page }) => {
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
    // Once each: no page took its discount as over and asked again.
    expect(asked.filter((path) => path === '/v1/course/detail')).toHaveLength(2)

    await page.goto('/')
    await expect(timer).toHaveText(/^距开播00:1\d:\d\d$/)
  })
}

test('a discount ends by the server\'s time', async ({ page, sandbox }) => {
  await sandbox.advance(7 * 60)
  await page.goto('/courseDetail?course_id=1018')
  const main = page.getByRole('main')
  await expect(main.getByRole('timer').first()).toHaveText(/^距结束00:0[01]:\d\d$/)
  await sandbox.advance(60)
  await page.reload()
  await expect(main.getByText('立即购买').first()).toBeVisible()
  await expect(main.getByText('限时优惠')).toBeHidden()
})
