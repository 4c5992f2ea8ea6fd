import { axe, expect, signIn, test } from '../../scripts/e2e/fixtures.ts'
import { follow } from '../../scripts/e2e/follow.ts'
import { loadedHeading } from '../../scripts/e2e/loaded-heading.ts'

// Courses of the sandbox: 1001 is owned by the first account, 1007 has an unpaid order.
const owned = '/courseDetail?course_id=1001'
const ordered = '/courseDetail?course_id=1007'

test('a visitor sees outline, teachers and price, and can buy after a login, or watch a trial', async ({ page }) => {
  await page.goto(owned)
  const main = page.getByRole('main')
  await expect(loadedHeading(page)).toBeVisible()
  await expect(main.getByRole('link', { name: '立即购买' })).toHaveAttribute('href', '/payment?course_id=1001')
  await expect(main.getByText(/¥\d+\.\d\d/).first()).toBeVisible()
  await axe(page)

  await page.getByRole('link', { name: '立即购买' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page).toHaveURL(owned)
  // The dialog handles Escape once it has the focus.
  await expect(page.getByRole('dialog').getByRole('button', { name: '微信登录' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL(owned)

  const second = main.getByRole('button', { name: /第 2 章/ })
  await second.press('Enter')
  await expect(second).toHaveAttribute('aria-expanded', 'true')
  await expect(main.getByText(/^2\.1 /)).toBeVisible()

  await main.getByRole('navigation', { name: '课程内容' }).getByRole('link', { name: '授课老师' }).click()
  await expect(main.getByRole('region', { name: '授课老师' })).toBeInViewport()
  await expect(page).toHaveURL(owned)
  await axe(page)

  await main.getByRole('region', { name: '课程目录' }).getByRole('link', { name: /试听/ }).first().click()
  await expect(page).toHaveURL(/\/live\?course_id=1001&section_id=\d+$/)
})

test('a buyer continues with the lesson studied last, and pays an unpaid order first', async ({ page }) => {
  await page.goto('/about.html')
  await signIn(page, '13800000001')
  await page.goto(owned)
  await expect(page.getByText('已购买')).toBeVisible()
  const goOn = page.getByRole('link', { name: '继续学习' })
  await expect(goOn).toHaveAttribute('href', '/live?course_id=1001&section_id=10010201')
  await expect(page.getByRole('button', { name: /^试听/ })).toHaveCount(0)
  await axe(page)

  await follow(page, ordered)
  await expect(page.getByRole('link', { name: '去支付' })).toHaveAttribute('href', /^\/payAgain\?order_no=\d+$/)
})
