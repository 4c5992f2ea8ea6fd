import { axe, expect, signIn, test } from '../../scripts/e2e/fixtures.ts'
import { follow } from '../../scripts/e2e/follow.ts'

const buyer = '13800000001'
const newcomer = '13800000002'

const pages = [
  ['myOrder', '我的订单'],
  ['allorder', '全部订单'],
  ['groupOrder', '我的拼团'],
  ['myCoupon', '我的优惠券'],
  ['redeem', '兑换课程'],
  ['renew', '续费课程'],
  ['winningRecord', '中奖记录'],
] as const

test('orders: tabs and search stand in the address, actions work in place, and order and list lead to each other', async ({ page }) => {
  await signIn(page, buyer)
  await page.goto('/personal/myOrder')
  await expect(page).toHaveTitle('学海课堂-我的订单')
  const rows = page.locator('section > div li[aria-label]')
  // Only an unpaid order has this button, and the list of refunds has no unpaid order.
  const cancel = page.getByRole('button', { name: /^取消订单/ })
  await expect(cancel.first()).toBeVisible()
  // Printed, the list keeps its filter, and has no frame of the site.
  await page.emulateMedia({ media: 'print' })
  for (const frame of [page.getByRole('banner'), page.getByRole('contentinfo'), page.getByRole('link', { name: '全部订单' })]) {
    await expect(frame).toBeHidden()
  }
  await expect(page.getByRole('navigation', { name: '订单状态' })).toBeVisible()
  await page.emulateMedia({ media: null })
  await page.getByRole('link', { name: '退款', exact: true }).click()
  await expect(page).toHaveURL(/tab=refund/)
  // The list of the previous tab stays until the new one loads. It has refunded orders too, so the test waits for this button to go.
  await expect(cancel).toHaveCount(0)
  await expect(page.getByText('已退款').first()).toBeVisible()
  await axe(page)

  const before = await rows.count()
  const remove = page.getByRole('button', { name: /^删除订单/ }).first()
  // The page shows each change before the server answers.
  const answered = (call: 'hide' | 'restore') => page.waitForResponse((response) => response.url().endsWith(`/v1/user/order/${call}`))
  const hidden = answered('hide')
  await remove.focus()
  await page.keyboard.press('Enter')
  const undo = page.getByRole('button', { name: /^撤销/ })
  await expect(undo).toBeFocused()
  await hidden
  const restored = answered('restore')
  await page.keyboard.press('Enter')
  await expect(undo).toHaveCount(0)
  await expect(rows).toHaveCount(before)
  await restored
  await Promise.all([answered('hide'), remove.click()])
  await expect(undo).toBeVisible()
  await page.reload()
  await expect(page).toHaveURL(/tab=refund/)
  await expect(rows).toHaveCount(before - 1)

  await page.getByRole('link', { name: /^订单详情/ }).first().click()
  await expect(page).toHaveTitle('学海课堂-订单详情')

  // Printed, it is one page: no frame of the site, no buttons.
  await expect(page.getByRole('button', { name: '打印订单' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  const paper = page.getByRole('main')
  for (const gone of [page.getByRole('banner'), page.getByRole('contentinfo'), page.getByRole('navigation'), paper.getByRole('button')]) {
    await expect(gone.filter({ visible: true })).toHaveCount(0)
  }
  for (const text of ['学海课堂', '实付金额', '订单编号', '支付时间', '138****0001']) await expect(paper.getByText(text).first()).toBeVisible()
  expect((await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  await page.emulateMedia({ media: null })

  await page.goBack()
  await expect(page).toHaveURL(/tab=refund/)
  await expect(rows).toHaveCount(before - 1)

  await follow(page, '/personal/allorder')
  // 我的订单 has the same search, so the heading must change first.
  await expect(page.getByRole('heading', { level: 1, name: '全部订单' })).toBeVisible()
  await page.getByRole('searchbox', { name: '课程名称或订单编号' }).fill('护士')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/keyword=/)
  await expect(rows).toHaveCount(1)
  await page.reload()
  await expect(page.getByRole('searchbox', { name: '课程名称或订单编号' })).toHaveValue('护士')
  await expect(rows).toHaveCount(1)
})

test('a redeem code opens a course, and a prize gets its address', async ({ page }) => {
  await signIn(page, buyer)
  await page.goto('/personal/redeem')
  const code = page.getByRole('textbox', { name: '兑换码' })
  await code.fill('ｘhkt 2026-book')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/redeemDelivery\?order_no=\d+$/)
  await page.goBack()
  await expect(code).toHaveValue('')
  await expect(page.getByRole('link', { name: /^填写收货地址/ })).toHaveCount(2)

  await follow(page, '/personal/winningRecord')
  await page.getByRole('button', { name: /^填写收货地址/ }).click()
  // Until the addresses have loaded, the button asks for an address.
  await expect(page.getByRole('radio', { checked: true })).toBeVisible()
  await page.getByRole('button', { name: '确认收货地址' }).click()
  await page.getByRole('button', { name: '确定' }).click()
  await expect(page.getByText('收货地址已提交')).toBeVisible()
  await page.reload()
  await expect(page.getByText('准备寄出')).toHaveCount(2)
  await expect(page.getByRole('button', { name: /^填写收货地址/ })).toHaveCount(0)
})

test('a new account: each empty page links to a next step', async ({ page }) => {
  await signIn(page, newcomer)
  await page.goto('/personal/myOrder')
  for (const [path, title] of pages) {
    if (path !== 'myOrder') await follow(page, `/personal/${path}`)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    const empty = page.locator('[data-state="empty"]')
    await expect(empty.getByRole('link')).toBeVisible()
    await axe(page)
  }
})
