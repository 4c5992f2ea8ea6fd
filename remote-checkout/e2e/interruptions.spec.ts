import { axe, expect, signIn, test } from '../../scripts/e2e/fixtures.ts'
import { code, courseAt, newLearner, orderCourse, orderNoOf, watchCalls } from './checkout.ts'

test.beforeEach(({ page }) => signIn(page, newLearner))

test('an order is cancelled after a confirmation', async ({ page }) => {
  const course = await courseAt(page, 'paid')
  await orderCourse(page, course.id)
  await page.getByRole('button', { name: '取消订单' }).click()
  const question = page.getByRole('dialog', { name: '系统提示' })
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: '取消', exact: true }).click()
  await expect(question).toBeHidden()
  await expect(code(page)).toBeVisible()

  await page.getByRole('button', { name: '取消订单' }).click()
  await question.getByRole('button', { name: '确定' }).click()
  await expect(page.getByText('订单已取消', { exact: true })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('button', { name: '提交订单' })).toBeVisible()
})

test('two tabs share one order, and both show that it is paid [checkout-faults#submit]', async ({ page, sandbox }) => {
  const course = await courseAt(page, 'paid')
  const other = await page.context().newPage()
  for (const tab of [page, other]) await tab.goto(`/payment?course_id=${course.id}`)
  const [one, two] = [await orderCourse(page, course.id), await orderCourse(other, course.id)]
  expect(two).toBe(one)
  await sandbox.pay(one, 'success')
  for (const tab of [page, other]) {
    await tab.bringToFront()
    await expect(tab.getByRole('heading', { name: '支付成功' })).toBeVisible()
  }
})

test('a click tells a tab that the course was bought in another tab', async ({ page, sandbox }) => {
  const course = await courseAt(page, 'paid')
  const other = await page.context().newPage()
  await page.goto(`/payment?course_id=${course.id}`)
  await page.getByRole('button', { name: '提交订单' }).waitFor()
  const orderNo = await orderCourse(other, course.id)
  await sandbox.pay(orderNo, 'success')
  await page.bringToFront()
  await page.getByRole('button', { name: '提交订单' }).click()
  await expect(page.getByText('您已拥有该课程，无需重复购买')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: '开始学习' })).toBeVisible()
})

test('leaving the payment page stops the requests for the state of the payment', async ({ page }) => {
  await page.clock.install()
  await orderCourse(page, (await courseAt(page, 'paid')).id)
  await page.getByRole('link', { name: '首页' }).first().click()
  await expect(page).toHaveURL('/')
  // The loader's time limits run on the same clock, so the page must be loaded first, with the chunk of 今日.
  await expect(page.getByRole('main').locator('a[href^="/courseDetail"]').first()).toBeVisible()
  await expect(page.getByText('您还没有课程，从一门感兴趣的课开始吧')).toBeVisible()
  const gets = watchCalls(page, 'GET')
  // Long enough for several requests.
  await page.clock.runFor(20_000)
  expect(gets).not.toContain('/v1/order/payment/state')
})

test('an unknown course and an unknown order link to other pages', async ({ page }) => {
  await page.goto('/payment?course_id=999999999')
  await expect(page.getByText('课程不存在或已下架', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: '查看全部课程' })).toBeVisible()
  for (const path of ['/wx_pay', '/payAgain', '/paystatus']) {
    await page.goto(`${path}?order_no=999999999`)
    await expect(page.getByText('订单不存在', { exact: true })).toBeVisible()
  }
  await axe(page)
})

test('an order of another learner is not found', async ({ page }) => {
  const orderNo = await orderCourse(page, (await courseAt(page, 'paid')).id)
  // The open page refreshes its session 10 s after its start, which would overwrite the session of the next login.
  await page.goto('about:blank')
  await page.context().clearCookies()
  await signIn(page, '13800000001')
  await page.goto(`/wx_pay?order_no=${orderNo}`)
  await expect(page.getByText('订单不存在', { exact: true })).toBeVisible()
})

test.describe('with a server that fails now and then', () => {
  test.use({ allowedConsole: [/Failed to load resource/] })

  test('the payment is still found', async ({ page, sandbox }) => {
    const orderNo = await orderCourse(page, (await courseAt(page, 'paid')).id)
    await sandbox.fault({ match: '/v1/order/payment/state', status: 502 })
    await expect(page.getByText(/网络不太稳定/)).toBeVisible()
    await expect(code(page)).toBeVisible()
    await sandbox.clearFaults()
    await sandbox.pay(orderNo, 'success')
    await expect(page.getByRole('heading', { name: '支付成功' })).toBeVisible()
  })

  test('an order that failed succeeds with the next click [checkout-faults#submit]', async ({ page, sandbox }) => {
    const course = await courseAt(page, 'paid')
    await page.goto(`/payment?course_id=${course.id}`)
    const button = page.getByRole('button', { name: '提交订单' })
    // Waits for the quote: its path matches the fault too, and would use it up.
    await button.waitFor()
    await sandbox.fault({ match: '/v1/order', status: 500, times: 1 })
    // An error toast disappears after 5 s, so the test waits for it during the action.
    await Promise.all([page.getByText('系统接口500异常').waitFor(), button.click()])
    await button.click({ delay: 1_000 })
    await expect(code(page)).toBeVisible()
    expect(orderNoOf(page)).not.toBe('')
  })
})
