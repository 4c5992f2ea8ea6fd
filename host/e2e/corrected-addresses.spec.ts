import { expect, test } from '../../scripts/e2e/fixtures.ts'

for (const [shared, meant, heading] of [
  ['/courseDetail?course_id=1001?from=groupmessage', '/courseDetail?course_id=1001&from=groupmessage', '考研数学全程班（数学一）'],
  ['/coursedetail/1001）', '/courseDetail/1001', '考研数学全程班（数学一）'],
  ['/Classified', '/classified/index', /^全部课程/],
] as const) {
  test(`${shared} opens the intended page, without an entry in the history [routes#corrected-addresses]`, async ({ page }) => {
    await page.goto('/downloadApp')
    const before = await page.evaluate(() => history.length)
    await page.goto(shared)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect.poll(() => page.evaluate(() => location.pathname + location.search)).toBe(meant)
    expect(await page.evaluate(() => history.length)).toBe(before + 1)
    await page.goBack()
    await expect(page).toHaveURL(/downloadApp$/)
  })
}
