import { fillAddress } from '../../scripts/e2e/fill-address.ts'
import { axe, expect, test } from '../../scripts/e2e/fixtures.ts'
import { logIn } from '../../scripts/e2e/login.ts'

const phone = '13800000002'

test('a visitor finds a course, tries it, buys it, watches it, and comes back to it', async ({ page, sandbox }) => {
  test.setTimeout(120_000)
  const main = page.getByRole('main')

  await test.step('home: five categories, all of them in a dropdown, shelves, footer', async () => {
    await page.goto('/')
    await expect(page).toHaveTitle('学海课堂-首页')
    const nav = page.getByRole('navigation', { name: /主导航|主菜单/ })
    await expect(nav.getByRole('link').filter({ hasNotText: '首页' })).toHaveCount(5)
    await page.getByRole('button', { name: '全部分类' }).click()
    await expect(page.locator('header a[href^="/categories?course_category_id="]:visible')).toHaveCount(17)
    await page.keyboard.press('Escape')
    await expect(main.locator('a[href^="/courseDetail"]').first()).toBeVisible()
    await expect(page.getByRole('contentinfo')).toContainText('ICP备')
    await axe(page)
  })

  await test.step('category', async () => {
    await page.getByRole('banner').getByRole('link', { name: '考研' }).click()
    await expect(page).toHaveURL(/\/categories\?course_category_id=\d+$/)
    await expect(page).toHaveTitle('学海课堂-课程分类')
    // A page that loads has a heading too, so the steps wait for content.
    await expect(main.getByRole('link', { name: /考研数学全程班/ }).first()).toBeVisible()
    await axe(page)
  })

  await test.step('course detail', async () => {
    await main.getByRole('link', { name: /考研数学全程班/ }).first().click()
    await expect(page).toHaveTitle('学海课堂-课程详情')
    await expect(main.getByRole('heading', { level: 1 })).toContainText('考研数学全程班')
    await axe(page)
  })

  await test.step('a free lesson plays for a visitor', async () => {
    await main.getByRole('link', { name: /试听/ }).first().click()
    await expect(page).toHaveTitle('学海课堂-录播课')
    const video = page.locator('video')
    // A play call before the first frame is cancelled when that arrives.
    await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.readyState)).toBeGreaterThan(2)
    await video.evaluate((element: HTMLVideoElement) => element.play())
    await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(1)
    await page.goBack()
    // The lesson has 立即购买 too.
    await expect(page).toHaveTitle('学海课堂-课程详情')
    await expect(video).toHaveCount(0)
  })

  await test.step('a purchase requests a login, and the navigation waits', async () => {
    await main.getByRole('link', { name: '立即购买' }).first().click()
    await expect(page.getByRole('dialog', { name: '登录' })).toBeVisible()
    await expect(page).toHaveURL(/\/courseDetail/)
    await expect(page.getByRole('dialog').getByRole('button', { name: '微信登录' })).toBeVisible()
    await axe(page)
    await logIn(page, sandbox, phone)
  })

  let orderNo = ''
  await test.step('order, code, payment', async () => {
    await expect(page).toHaveURL(/\/payment\?course_id=/)
    await expect(main.getByRole('button', { name: '提交订单' })).toBeVisible()
    await fillAddress(page)
    await axe(page)
    await main.getByRole('button', { name: '保存' }).click()
    await expect(main.getByRole('radio', { name: /韩梅梅/ })).toBeChecked()
    await main.getByRole('button', { name: '提交订单' }).click()
    await expect(page).toHaveURL(/\/wx_pay\?order_no=/)
    orderNo = new URL(page.url()).searchParams.get('order_no') ?? ''
    await expect(main.getByRole('img', { name: /二维码/ })).toBeVisible()
    await axe(page)
    await sandbox.pay(orderNo, 'success')
    await expect(page).toHaveURL(/\/paystatus/)
    await expect(main.getByRole('heading', { name: '支付成功' })).toBeVisible()
    await axe(page)
  })

  const video = page.locator('video')
  const position = (): Promise<number> => video.evaluate((element: HTMLVideoElement) => element.currentTime)
  await test.step('the lesson plays, reports, and resumes after a reload at the same second', async () => {
    await main.getByRole('link', { name: '开始学习' }).click()
    await expect(page).toHaveURL(/\/live\?/)
    await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.readyState)).toBeGreaterThan(2)
    const reported = page.waitForResponse((response) => response.url().endsWith('/v1/video/study/report') && response.ok())
    await video.evaluate((element: HTMLVideoElement) => {
      element.currentTime = 20
      return element.play()
    })
    await expect.poll(position).toBeGreaterThan(22)
    await video.evaluate((element: HTMLVideoElement) => element.pause())
    await reported
    // In whole milliseconds, as in the report.
    const before = Math.round((await position()) * 1000) / 1000
    // The video plays on, so the test reads the notice, which stays for 8 s of playing, while the rest of the page may load.
    await page.reload({ waitUntil: 'commit' })
    await expect(main.getByText(`已为您定位到 00:${String(Math.floor(before))}`)).toBeVisible()
    await expect.poll(position).toBeGreaterThan(before)
    await axe(page)
  })

  await test.step('my courses shows the progress; log out', async () => {
    await page.goto('/personal/myCourse')
    await expect(page).toHaveTitle('学海课堂-我的课程')
    await expect(main.getByText(/上次学到/)).toBeVisible()
    await axe(page)
    await page.getByRole('banner').getByRole('button', { name: /13800000002/ }).click()
    const leave = page.getByRole('menuitem', { name: '退出登录' }).or(page.getByRole('button', { name: '退出登录' }))
    // Starts to look before the press, because the toast closes by itself.
    await Promise.all([expect(page.getByText('退出登录成功')).toBeVisible(), leave.click()])
    await expect(page.getByRole('banner').getByRole('button', { name: '登录' })).toBeVisible()
  })
})
