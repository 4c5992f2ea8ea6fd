import { axe, expect, signIn, test } from '../../scripts/e2e/fixtures.ts'
import { code, courseAt, newLearner, orderCourse, orderNoOf, pressToPay, watchCalls } from './checkout.ts'

test.beforeEach(({ page }) => signIn(page, newLearner))

test('a course is ordered, paid in the wallet and opened', async ({ page, sandbox }) => {
  const course = await courseAt(page, 'paid')
  await page.goto(`/payment?course_id=${course.id}`)
  await expect(page.getByRole('link', { name: course.title })).toBeVisible()
  await axe(page)

  const orderNo = await orderCourse(page, course.id)
  await expect(page).toHaveTitle('学海课堂-微信支付')
  await expect(page.getByRole('timer')).toContainText('二维码有效期剩余')
  await axe(page)

  await sandbox.pay(orderNo, 'success')
  await expect(page.getByRole('heading', { name: '支付成功' })).toBeVisible()
  await expect(page).toHaveURL(`/paystatus?order_no=${orderNo}`)
  await expect(page.getByRole('link', { name: '开始学习' })).toHaveAttribute('href', new RegExp(`^/live\\?course_id=${course.id}&section_id=\\d+$`))
  await axe(page)

  await page.getByRole('main').getByRole('link', { name: '我的课程' }).click()
  await expect(page).toHaveURL('/personal/myCourse')
  await expect(page.getByRole('link', { name: course.title, exact: true })).toBeVisible()
})

test('a free course is open at once', async ({ page }) => {
  const course = await courseAt(page, 'free')
  await page.goto(`/payment?course_id=${course.id}`)
  await page.getByRole('button', { name: '立即学习' }).click()
  await expect(page.getByRole('heading', { name: '支付成功' })).toBeVisible()
  await page.goto(`/payment?course_id=${course.id}`)
  await expect(page.getByText('您已拥有该课程，无需重复购买')).toBeVisible()
  await axe(page)
})

test('a failed payment succeeds with a second try', async ({ page, sandbox }) => {
  const orderNo = await orderCourse(page, (await courseAt(page, 'paid')).id)
  await sandbox.pay(orderNo, 'fail')
  await expect(page.getByRole('alert').filter({ hasText: '支付失败' })).toBeVisible()
  await axe(page)
  await page.reload()
  await page.getByRole('button', { name: '重新获取二维码' }).click()
  await expect(code(page)).toBeVisible()
  await expect(page.getByText('支付失败')).toBeHidden()
  await sandbox.pay(orderNo, 'success')
  await expect(page.getByRole('heading', { name: '支付成功' })).toBeVisible()
})

test('an order whose code has expired gets a fresh code', async ({ page, sandbox }) => {
  const course = await courseAt(page, 'paid')
  const orderNo = await orderCourse(page, course.id)
  await sandbox.pay(orderNo, 'expire')
  await expect(page.getByText('订单已取消', { exact: true })).toBeVisible()
  await axe(page)
  await page.reload()
  await page.getByRole('link', { name: '再次购买' }).click()
  await expect(page).toHaveURL(`/payment?course_id=${course.id}`)
  // The page finds by itself that the refused press has made the order.
  await pressToPay(page, /提交订单|去支付/)
  expect(orderNoOf(page)).not.toBe(orderNo)
})

test('an order that is unpaid for 30 minutes shows 已取消', async ({ page, sandbox }) => {
  const orderNo = await orderCourse(page, (await courseAt(page, 'paid')).id)
  await sandbox.advance(1801)
  await expect(page.getByText('订单已取消', { exact: true })).toBeVisible()
  await page.goto(`/paystatus?order_no=${orderNo}`)
  await expect(page.getByText('订单已取消', { exact: true })).toBeVisible()
})

test('two payments count once, and a paid order cannot be paid again', async ({ page, sandbox }) => {
  const course = await courseAt(page, 'paid')
  const orderNo = await orderCourse(page, course.id)
  await sandbox.pay(orderNo, 'success')
  await sandbox.pay(orderNo, 'success')
  await expect(page.getByRole('heading', { name: '支付成功' })).toBeVisible()
  for (const path of ['wx_pay', 'payAgain']) {
    await page.goto(`/${path}?order_no=${orderNo}`)
    await expect(page).toHaveURL(`/paystatus?order_no=${orderNo}`)
    await expect(page.getByRole('heading', { name: '支付成功' })).toBeVisible()
  }
  await page.goto(`/payment?course_id=${course.id}`)
  await expect(page.getByText('您已拥有该课程，无需重复购买')).toBeVisible()
})

test('a double click makes one order', async ({ page }) => {
  const course = await courseAt(page, 'paid')
  await page.goto(`/payment?course_id=${course.id}`)
  const button = page.getByRole('button', { name: '提交订单' })
  await button.waitFor()
  const posts = watchCalls(page, 'POST')
  await button.dblclick()
  await expect(code(page)).toBeVisible()
  await expect.poll(() => posts).toEqual(['/v1/order', '/v1/order/payment/confirm'])
})

test('back during the payment keeps the order', async ({ page, sandbox }) => {
  const course = await courseAt(page, 'paid')
  const orderNo = await orderCourse(page, course.id)
  const posts = watchCalls(page, 'POST')
  await page.goBack()
  await expect(page).toHaveURL(`/payment?course_id=${course.id}`)
  await expect(page.getByRole('button', { name: '去支付' })).toBeVisible()
  expect(posts).toEqual([])
  await page.goForward()
  await expect(code(page)).toBeVisible()
  await page.goBack()
  await pressToPay(page, '去支付')
  expect(orderNoOf(page)).toBe(orderNo)

  await sandbox.pay(orderNo, 'success')
  await expect(page.getByRole('heading', { name: '支付成功' })).toBeVisible()
  await page.goBack()
  await expect(page.getByText('您已拥有该课程，无需重复购买')).toBeVisible()
})

test('a reload of each page continues the purchase', async ({ page, sandbox }) => {
  const course = await courseAt(page, 'paid')
  await page.goto(`/payment?course_id=${course.id}`)
  await page.reload()
  const orderNo = await orderCourse(page, course.id)
  await page.reload()
  await expect(code(page)).toBeVisible()

  await page.goto(`/paystatus?order_no=${orderNo}`)
  await expect(page.getByRole('heading', { name: '等待支付确认' })).toBeVisible()
  await axe(page)
  await page.reload()
  await page.getByRole('link', { name: '去支付' }).click()
  await expect(page).toHaveURL(`/payAgain?order_no=${orderNo}`)
  await expect(code(page)).toBeVisible()
  await page.reload()
  await expect(code(page)).toBeVisible()

  await sandbox.pay(orderNo, 'success')
  await expect(page.getByRole('heading', { name: '支付成功' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: '支付成功' })).toBeVisible()
})
