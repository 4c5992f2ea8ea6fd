import { screen, within } from '@testing-library/react'
import type { ListedOrder } from '@xhkt/contract'
import { goOnline, mountOffline, MountOnClick } from '@xhkt/testing/network'
import { ApiFailure, renderPage } from '@xhkt/testing/render-page'
import { get, listed, listOf, now, open, rowOf } from '../testing/open-orders.tsx'
import MyOrderPage from './my-order-page.tsx'

const refund = { state: 'requested', amount: 9900, reason: '没有时间学习', text: '', requested_at: 1, answered_at: 0, answer: '' } as const
const group = { group_id: '5', state: 1, size: 3, joined: 2, expires_at: now() + 600 } as const
const soon = now() + 3600

const actions = async () => {
  const list = within(await screen.findByRole('list', { name: '订单操作' }))
  return list.queryAllByRole('listitem').map(({ textContent }) => textContent.replace('高等数学', ''))
}

test.each<[string, Partial<ListedOrder>, string[]]>([
  ['已取消', { status: 0 }, ['再次购买', '删除订单']],
  ['待付款', { status: 1 }, ['去支付', '取消订单']],
  ['已支付', { status: 2, refund_deadline: soon }, ['开始学习', '评价课程', '申请退款']],
  ['已支付', { status: 2, begun: true, evaluated: true }, ['继续学习']],
  ['拼团中', { status: 2, group }, ['邀请好友']],
  ['配送中', { status: 3 }, ['开始学习', '查看物流', '确认收货']],
  ['配送中', { status: 3, sent: true }, ['开始学习', '查看物流', '确认收货']],
  ['待发货', { status: 3, sent: false }, ['开始学习']],
  ['待发货', { status: 3, sent: false, kind: 'redeem' }, ['填写收货地址', '开始学习']],
  ['已完成', { status: 4 }, ['开始学习', '评价课程']],
  ['退款中', { status: 5, refund }, ['撤回申请']],
  ['拼团失败', { status: 6 }, []],
  ['已退款', { status: 7, refund: { ...refund, state: 'arrived' } }, ['再次购买', '删除订单']],
])('an order that is %s, with %j, offers exactly its actions', async (name, changes, offered) => {
  open({ [get]: listOf([listed(changes)]) })
  expect((await rowOf('高等数学')).getByText(name)).toBeVisible()
  if (offered.length > 0) expect(await actions()).toEqual(offered)
  else expect(screen.queryByRole('list', { name: '订单操作' })).toBeNull()
})

test('a row shows number, date, amount and how it was bought, and leads to the order and the course', async () => {
  open({ [get]: listOf([listed({ status: 2, paid_at: 1_800_000_100, amount: 8900 })]) })
  const row = await rowOf('高等数学')
  expect(row.getByText('77')).toBeVisible()
  expect(row.getByText('2027-01-15 16:00:00')).toBeVisible()
  expect(row.getByText('实付金额').parentElement).toHaveTextContent('实付金额¥89.00')
  expect(row.getByText('单独购买')).toBeVisible()
  expect(row.getByRole('link', { name: '高等数学' })).toHaveAttribute('href', '/courseDetail?course_id=12')
  expect(row.getByRole('link', { name: /^订单详情/ })).toHaveAttribute('href', '/orderDetail?order_no=77')
})

test.each<[string, Record<string, string>]>([
  ['/personal/myOrder', { page_size: '10' }],
  ['/personal/myOrder?tab=refund&page=2', { page_size: '10', tab: 'refund', page: '2' }],
  ['/personal/myOrder?tab=nothing&page=x&status=3', { page_size: '10' }],
])('%s requests %j', async (address, query) => {
  const { sent } = open({ [get]: listOf([listed()], 41, Number(query.page ?? 1)) }, address)
  await rowOf('高等数学')
  expect(sent(get)[0]?.query).toEqual(query)
  const tab = query.tab ? 'tab=refund&' : ''
  expect(screen.getByRole('link', { name: '第 3 页' })).toHaveAttribute('href', `/personal/myOrder?${tab}page=3`)
  expect(screen.getByRole('link', { name: '待付款' })).toHaveAttribute('href', '/personal/myOrder?tab=unpaid')
})

test.each([
  ['/personal/myOrder', '还没有订单', '查看全部课程', '/categories'],
  ['/personal/myOrder?tab=unpaid', '没有待付款的订单', '查看全部订单', '/personal/myOrder'],
])('%s without orders: %s, with a way on', async (address, title, way, href) => {
  open({ [get]: listOf([]) }, address)
  expect(await screen.findByText(title, { selector: 'p' })).toBeVisible()
  expect(screen.getByRole('link', { name: way })).toHaveAttribute('href', href)
})

test('an unpaid order counts down, and the list is requested again at its end', async () => {
  let order = listed({ expires_at: now() + 3 })
  open({ [get]: () => listOf([order]) })
  expect(await screen.findByRole('timer')).toHaveTextContent(/00:0[0-3]/)
  order = listed({ status: 0 })
  expect(await screen.findByText('已取消')).toBeVisible()
})

test('a failure keeps the navigation and can be retried', async () => {
  let up = false
  const { user } = open({ [get]: () => (up ? listOf([listed()]) : ApiFailure.status(503)) })
  expect(await screen.findByText('系统接口503异常')).toBeVisible()
  expect(screen.getByRole('navigation', { name: '个人中心' })).toBeVisible()
  up = true
  await user.click(screen.getByRole('button', { name: '重试' }))
  await rowOf('高等数学')
})

test('offline: the page says so, and loads when the network is back', async () => {
  const answers = { 'GET /v1/sys/config': ApiFailure.network(), [get]: listOf([listed()]) }
  renderPage(<MountOnClick><MyOrderPage /></MountOnClick>, { address: '/personal/myOrder', session: true, answers })
  mountOffline()
  expect(screen.getByText('网络已断开，恢复后会自动加载')).toBeVisible()
  goOnline()
  await rowOf('高等数学')
})
