import type { Page } from '@playwright/test'
import { axe, expect, signIn, test } from '../../scripts/e2e/fixtures.ts'
import { newLearner } from './checkout.ts'

/** Has printed material, and lessons that the learner has not played. */
const withParcel = '1001'

interface Region {
  id: string
}

/** Orders the course by the API, as the pages before this one would. Returns the order number. */
async function placeOrder(page: Page): Promise<string> {
  const token = (await page.context().cookies()).find(({ name }) => name === 'xhkt_token')?.value ?? ''
  const headers = { Authorization: `Bearer ${token}` }
  const call = async <Data>(method: 'get' | 'post', path: string, data?: object): Promise<Data> => {
    const response = await page.request[method](path, { headers, data })
    return ((await response.json()) as { data: Data }).data
  }
  let region_id = ''
  for (let level = 1; level <= 3; level++) {
    const { list } = await call<{ list: Region[] }>('get', `/v1/region/list${region_id && `?parent=${region_id}`}`)
    region_id = list[0]?.id ?? ''
  }
  const address = { name: '林晓', phone: newLearner, region_id, detail: '中关村大街一号' }
  const { address_id } = await call<{ address_id: string }>('post', '/v1/user/address', address)
  const { order_no } = await call<{ order_no: string }>('post', '/v1/order', { course_id: withParcel, address_id })
  await call('post', '/v1/order/payment/confirm', { order_no })
  return order_no
}

test('a buyer follows the parcel, evaluates, requests a refund and withdraws it; a stranger sees none of it', async ({ page, sandbox }) => {
  await signIn(page, newLearner)
  const orderNo = await placeOrder(page)
  await sandbox.pay(orderNo, 'success')
  await page.goto(`/orderDetails?order_no=${orderNo}`)
  const status = (name: string) => page.getByRole('heading', { level: 2, name })
  await expect(status('待发货')).toBeVisible()
  await expect(page.getByRole('button', { name: '确认收货' })).toHaveCount(0)
  await page.request.post('/sandbox/shipment', { data: { order_no: orderNo } })
  await page.reload()
  await expect(status('配送中')).toBeVisible()
  await axe(page)

  await page.getByRole('button', { name: '查看物流' }).click()
  await expect(page.getByText('快递员已揽收')).toBeInViewport()

  await page.getByRole('button', { name: '确认收货' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '确定' }).click()
  await expect(status('已完成')).toBeVisible()

  await page.getByRole('button', { name: '评价课程' }).click()
  await page.getByRole('radio', { name: '5 星，非常满意' }).check()
  await page.getByRole('textbox', { name: '评价内容（选填）' }).fill('讲得很清楚')
  await axe(page)
  await page.getByRole('button', { name: '提交评价' }).click()
  await expect(page.getByRole('form', { name: '评价课程' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: '评价课程' })).toHaveCount(0)

  await page.getByRole('button', { name: '申请退款' }).click()
  const form = page.getByRole('form', { name: '申请退款' })
  await expect(form.getByText('已学习 0%，须低于 33%')).toBeVisible()
  await form.getByRole('combobox').selectOption('没有时间学习')
  await axe(page)
  await form.getByRole('button', { name: '提交申请' }).click()
  await expect(status('退款中')).toBeVisible()
  await expect(page.getByRole('region', { name: '退款进度' }).getByText('客服审核')).toBeVisible()

  await page.getByRole('button', { name: '撤回申请' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '确定' }).click()
  await expect(status('已完成')).toBeVisible()
  await page.goto(`/orderDetail?order_no=${orderNo}`)
  await expect(page.getByRole('region', { name: '退款进度' }).getByText('已撤回', { exact: true })).toBeVisible()
  await axe(page)

  // The open page refreshes its session 10 s after its start, which would overwrite the session of the next login.
  await page.goto('about:blank')
  await page.context().clearCookies()
  await page.goto(`/orderDetails?order_no=${orderNo}`)
  await expect(status('已完成')).toBeVisible()
  await expect(page.getByText(orderNo)).toHaveCount(0)
  await expect(page.getByRole('main')).not.toContainText(/¥|林晓|中关村/)
  await axe(page)
})
