import type { Page } from '@playwright/test'
import { expect, signIn, test } from '../../scripts/e2e/fixtures.ts'

// composition.spec.ts and route-view.test.tsx test that every login-required address is guarded. This spec tests how a page is reached.
const guarded = '/personal/myCourse'
const learner = '13800000001'

const main = (page: Page) => page.getByRole('main')

/** The page is shown, with content that only its learner may see. */
const isOpen = (page: Page) => expect(main(page).getByText('上次学到').first()).toBeVisible()

/** Nothing of the page is visible or in the accessibility tree. */
async function isClosed(page: Page, reason = '登录后即可查看此页面'): Promise<void> {
  await expect(page.getByRole('dialog', { name: '登录' })).toBeVisible()
  await expect.poll(() => main(page).innerText()).toMatch(new RegExp(`^请先登录\\s+${reason}\\s+登录$`))
  await expect(main(page)).toMatchAriaSnapshot(`
    - main:
      - /children: equal
      - heading "请先登录" [level=1]
      - paragraph: ${reason}
      - button "登录"
  `)
}

/** Navigates as a click on a link of a page does. */
const follow = (page: Page, path: string) =>
  page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href })
    document.body.append(link)
    link.click()
    link.remove()
  }, path)

test('login-required routes: a link opens the dialog and the navigation is not completed', async ({ page }) => {
  await page.goto('/')
  await expect(main(page).locator('a[href^="/courseDetail"]').first()).toBeVisible()
  await follow(page, guarded)
  await expect(page.getByRole('dialog', { name: '登录' })).toBeVisible()
  await expect(page).toHaveURL('/')
})

test('login-required routes: a visitor cannot enter by address, by a reload, or by a history entry that a script writes', async ({ page }) => {
  await page.goto(guarded)
  await isClosed(page)
  await page.reload()
  await isClosed(page)
  await page.goto('/home')
  await expect(main(page).locator('a[href^="/courseDetail"]').first()).toBeVisible()
  await page.evaluate((path) => {
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
  }, guarded)
  await isClosed(page)
})

test('login-required routes: back and forward do not enter a page after a logout in a second tab', async ({ page, context }) => {
  await signIn(page, learner)
  await page.goto(guarded)
  await isOpen(page)
  await follow(page, '/home')
  await expect(page).toHaveURL('/home')
  await follow(page, '/personal/safety')
  await expect(main(page).getByLabel('新密码')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/home')

  const other = await context.newPage()
  await other.goto('/')
  await other.getByRole('banner').getByRole('button', { name: /林晓/ }).click()
  // A toast shows for 3 s.
  await Promise.all([other.getByText('退出登录成功').waitFor(), other.getByRole('banner').getByText('退出登录').click()])
  // A tab behind another one draws one frame a second, and each action waits for frames.
  await page.bringToFront()

  await page.goBack()
  await expect(page).toHaveURL(guarded)
  await isClosed(page)
  await page.goForward()
  await page.goForward()
  await expect(page).toHaveURL('/personal/safety')
  await isClosed(page)
})

test('login-required routes: a page restored from the back/forward cache shows nothing once its session has ended', async ({ page, context }) => {
  await signIn(page, learner)
  await page.goto(guarded)
  await isOpen(page)
  await context.clearCookies()
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await isClosed(page)
  await expect(main(page).locator('> *')).toHaveCount(1)
})

test('login-required routes: a page whose session expired while the tab slept shows nothing', async ({ page }) => {
  await page.clock.install()
  await signIn(page, learner)
  await page.goto(guarded)
  await isOpen(page)
  // A page waits for its learner only if the user was known before the expiry.
  await expect(page.getByRole('banner').getByRole('button', { name: /林晓/ })).toBeVisible()
  await page.clock.fastForward(8 * 24 * 3_600_000)
  await isClosed(page, '登录状态已过期，重新登录后可继续刚才的操作')
})
