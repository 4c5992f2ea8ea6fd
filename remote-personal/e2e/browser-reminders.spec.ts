import { launchOptions } from '../../scripts/lib/chromium.mjs'
import { expect, signIn, test } from '../../scripts/e2e/fixtures.ts'

// Needs the full browser: the headless shell has no notifications.
test.use({ launchOptions: launchOptions(), permissions: ['notifications'] })

const buyer = '13800000001'

test('浏览器提醒: a notification of the browser comes 10 minutes ahead of a reserved lesson, once, and leads to its room', async ({ page, sandbox }) => {
  await page.addInitScript(() => {
    const shown: Notification[] = []
    const construct = (target: typeof Notification, [title, options]: ConstructorParameters<typeof Notification>) => {
      const notification = new target(title, options)
      shown.push(notification)
      return notification
    }
    Object.assign(window, { shown, Notification: new Proxy(Notification, { construct }) })
  })
  type Shown = Window & { shown: Notification[] }
  const shown = () => page.evaluate(() => (window as unknown as Shown).shown.map(({ title }) => ({ title })))
  await signIn(page, buyer)
  // Its lesson starts in 15 minutes.
  await page.goto('/courseDetail?course_id=1020')
  const reserve = page.getByRole('listitem').getByRole('button', { name: /^预约/ })
  await Promise.all([page.getByText('预约成功').waitFor(), reserve.click()])
  await page.goto('/personal/reservation')
  await page.getByRole('switch', { name: /浏览器提醒/ }).click()
  await expect(page.getByRole('switch', { name: /浏览器提醒/ })).toBeChecked()
  expect(await page.evaluate(() => Notification.permission)).toBe('granted')
  expect(await shown()).toEqual([])
  // A page that is open while the clock moves may still show the reminder, which the next page then does not repeat.
  await page.goto('about:blank')
  await sandbox.advance(6 * 60)
  await page.goto('/personal/reservation')
  await expect.poll(shown).toMatchObject([{ title: expect.stringMatching(/^直播 \d 分钟后开始$/) }])
  await page.evaluate(() => {
    const [first] = (window as unknown as Shown).shown
    first?.onclick?.(new Event('click'))
  })
  await expect(page).toHaveURL(/\/living\?live_room_id=/)
})
