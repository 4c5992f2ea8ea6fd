import { axe, expect, signIn, test } from '../../scripts/e2e/fixtures.ts'
import { watchLayoutShift } from '../../scripts/e2e/layout-shift.ts'
import { loadedHeading } from '../../scripts/e2e/loaded-heading.ts'
import { askedFor } from './asked-for.ts'

for (const who of ['a visitor', 'a learner'] as const) {
  test(`${who} returns from a course to the classified page as it was, by back and by a link`, async ({ page }) => {
    if (who === 'a learner') await signIn(page, '13800000001')
    const layoutShift = await watchLayoutShift(page, { ignoreAfterInput: true })
    await page.goto('/classified/index')
    await expect(page).toHaveTitle('学海课堂-课程分类')
    const main = page.getByRole('main')
    const heading = loadedHeading(page)
    const cards = main.getByRole('list', { name: '全部课程' }).getByRole('listitem')
    await expect(cards).toHaveCount(20)
    // The names come from the menu, the pictures from the category tree. A page that is left before the tree has loaded
    // requests it again.
    await expect(main.getByRole('navigation', { name: '课程分类' }).locator('img').first()).toBeAttached()
    expect(await layoutShift()).toBeLessThanOrEqual(0.02)
    await axe(page)

    // Each choice is added to the address, and the next links keep it.
    const left = '/classified/index?form=1&sort=popular&page=2'
    for (const [line, name, address] of [
      ['课程形式', '录播课', '/classified/index?form=1'],
      ['排序', '最热', '/classified/index?form=1&sort=popular'],
      ['分页', '下一页', left],
    ] as const) {
      await main.getByRole('navigation', { name: line }).getByRole('link', { name }).click()
      await expect(page).toHaveURL(address)
    }
    // The previous list stays until the new one loads.
    await expect(page.getByText(/^第 2 页，共 \d+ 页$/)).toBeAttached()
    const last = cards.last().getByRole('link')
    await last.hover()
    // In an animation frame: the page handles its scroll event before drawing, so it knows the position it is left at.
    const scrolled = await page.evaluate(() => new Promise<number>((resolve) => void requestAnimationFrame(() => resolve(window.scrollY))))
    expect(scrolled).toBeGreaterThan(0)
    const shown = await cards.allTextContents()

    // By the raw mouse: Playwright's click may scroll first.
    await page.mouse.down()
    await page.mouse.up()
    await expect(page).toHaveTitle('学海课堂-课程详情')
    await expect(heading).toHaveCount(1)
    const asked = askedFor(page, '/v1/course/list')
    const tree = askedFor(page, '/v1/course/category')
    await page.goBack()
    await expect(page).toHaveURL(left)
    await expect(cards).toHaveText(shown)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled)
    await expect(last).toBeFocused()

    await page.goForward()
    await expect(page).toHaveURL(/courseDetail/)
    const banner = page.getByRole('banner')
    await banner.getByRole('button', { name: '全部分类' }).click()
    await banner.getByRole('link', { name: '查看全部课程' }).click()
    await expect(page).toHaveURL(left)
    await expect(cards).toHaveText(shown)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled)
    expect(asked).toEqual([])
    expect(tree).toEqual([])
    expect(await layoutShift()).toBeLessThanOrEqual(0.02)
  })
}
