import { fillAddress } from '../../scripts/e2e/fill-address.ts'
import { axe, expect, signIn, test } from '../../scripts/e2e/fixtures.ts'
import { holdBack } from '../../scripts/e2e/hold-back.ts'
import { code, newLearner, orderNoOf } from './checkout.ts'

// Courses of the sandbox with a discount that ends: one with printed books, one that ends within minutes.
const printed = '1004'
const ending = '1018'

test.beforeEach(({ page }) => signIn(page, newLearner))

test('a course with printed books is bought with address, coupon and remark; the price changes before the submission', async ({ page, sandbox }) => {
  // The page refreshes its session 10 s after its start. The answer would tell it the new time, so it is delayed.
  await sandbox.fault({ match: '/v1/refresh', delay_ms: 60_000 })
  await page.goto(`/courseDetail?course_id=${printed}`)
  const collected = page.waitForResponse('**/v1/coupon/collect')
  await page.getByRole('button', { name: /新人见面礼/ }).click()
  await expect(page.getByRole('button', { name: /已领取.*新人见面礼/ })).toBeVisible()
  // The page shows the coupon as collected before the server answers.
  await collected

  await page.goto(`/payment?course_id=${printed}`)
  await expect(page.getByRole('radio', { name: /新人见面礼/ })).toBeChecked()
  const toPay = page.getByRole('region', { name: '价格明细' }).getByRole('definition').last()
  await expect(toPay).toHaveText('¥379.00')
  await page.getByRole('button', { name: '提交订单' }).click()
  await expect(page.getByText('请选择收货地址，没有的请先新增')).toBeVisible()

  await fillAddress(page)
  await axe(page)
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByRole('radio', { name: /韩梅梅.*广东省 深圳市 南山区 科技园路/ })).toBeChecked()
  await page.getByLabel('订单备注（选填）').fill('周末送货')

  // The page learns the new time only from its next call.
  await sandbox.advance(2 * 86_400)
  await page.getByRole('button', { name: '提交订单' }).click()
  const question = page.getByRole('dialog', { name: '系统提示' })
  await expect(question).toContainText('应付金额由 ¥379.00 上涨为 ¥679.00')
  await axe(page)
  await question.getByRole('button', { name: '取消', exact: true }).click()
  await expect(toPay).toHaveText('¥679.00')
  await expect(page.getByLabel('订单备注（选填）')).toHaveValue('周末送货')
  await page.getByRole('button', { name: '提交订单' }).click()
  await expect(code(page)).toBeVisible()

  const session = (await page.context().cookies()).find(({ name }) => name === 'xhkt_token')?.value ?? ''
  const detail = await page.request.get(`/v1/order/detail?order_no=${orderNoOf(page)}`, { headers: { authorization: `Bearer ${session}` } })
  expect(((await detail.json()) as { data: unknown }).data).toMatchObject({
    ...{ status: 1, amount: 67_900, remark: '周末送货' },
    address: { name: '韩梅梅', phone: '13911110002', detail: '科技园路 1 号 2 栋 301' },
  })
})

test('a discount that ends while the page is open changes the price on the screen', async ({ page, sandbox }) => {
  // The page learns the new time when it refreshes its session, 10 s after its start. The refresh waits until the time has moved.
  const release = await holdBack(page, /\/v1\/refresh/)
  await page.goto(`/payment?course_id=${ending}`)
  const toPay = page.getByRole('region', { name: '价格明细' }).getByRole('definition').last()
  await expect(toPay).toHaveText('¥699.00')
  await sandbox.advance(600)
  release()
  await expect(page.getByText('限时优惠已结束，应付金额由 ¥699.00 变为 ¥999.00')).toBeVisible({ timeout: 20_000 })
  await expect(toPay).toHaveText('¥999.00')
})
