import { act, screen, within } from '@testing-library/react'
import { auth } from '@xhkt/platform/auth'
import type { Order } from '@xhkt/contract'
import { orderStatus } from '@xhkt/contract/constants'
import { type Answers, ApiFailure, renderPage } from '@xhkt/testing/render-page'
import { sampleOrder } from '@xhkt/testing/sample-order'
import { OwnOrder } from './own-order.tsx'
import { useOrder } from '../use-order.ts'

const now = () => Math.floor(Date.now() / 1000)
const paid = (changes: Partial<Order> = {}) =>
  sampleOrder({ status: 2, paid_at: 1_800_000_060, refund_deadline: now() + 3600, ...changes })
const address: NonNullable<Order['address']> = {
  name: '林晓',
  phone: '13800000001',
  region: [
    { id: '1', name: '北京市' },
    { id: '2', name: '北京市' },
    { id: '3', name: '海淀区' },
  ],
  detail: '中关村大街 1 号',
}
const shipment = { carrier: '顺丰速运', number: 'SF0000000000001', events: [{ at: 1_800_000_900, text: '快递员已揽收' }] }
const refund = { state: 'requested', amount: 9900, reason: '没有时间学习', text: '', requested_at: 1_800_000_100, answered_at: 0, answer: '' } as const
const change = (status: Order['status'], by: Order['history'][number]['by'] = 'learner') => ({ status, at: 1_800_000_100, by, reason: '' })

function Page() {
  const { data, refetch } = useOrder('77')
  return data ? <OwnOrder order={data} reload={() => void refetch()} /> : null
}

const open = (order: Order, answers: Answers = {}) =>
  renderPage(<Page />, {
    session: true,
    answers: {
      'GET /v1/order/detail': order,
      'GET /v1/course/detail': ApiFailure.network(),
      'GET /v1/user/study/section': { list: [] },
      ...answers,
    },
  })

const actions = async () => {
  const list = await screen.findByRole('list', { name: '订单操作' })
  return within(list).queryAllByRole('listitem').map(({ textContent }) => textContent)
}
const part = (name: string) => within(screen.getByRole('region', { name }))

test.each<[string, Order, string[]]>([
  ['已取消', sampleOrder({ status: 0 }), ['再次购买', '删除订单']],
  ['待付款', sampleOrder({ expires_at: now() + 600 }), ['去支付', '取消订单']],
  ['已支付', paid(), ['开始学习', '评价课程', '申请退款']],
  ['拼团中', paid({ group: { group_id: '5', state: 1, size: 3, joined: 2, expires_at: now() + 600 } }), ['邀请好友']],
  ['待发货', paid({ status: 3, address }), ['开始学习', '申请退款']],
  ['待发货', paid({ status: 3, kind: 'redeem' }), ['填写收货地址', '开始学习', '申请退款']],
  ['配送中', paid({ status: 3, shipment, address }), ['开始学习', '查看物流', '确认收货', '申请退款']],
  ['已完成', paid({ status: 4, evaluated: true }), ['开始学习', '申请退款']],
  ['退款中', paid({ status: 5, refund, history: [change(5)] }), ['撤回申请']],
  ['拼团失败', paid({ status: 6 }), []],
  ['已退款', paid({ status: 7, refund: { ...refund, state: 'arrived' } }), ['再次购买', '删除订单']],
])('an order that is %s offers exactly its actions', async (name, order, offered) => {
  open(order)
  expect(await screen.findByRole('heading', { level: 2, name })).toBeVisible()
  if (offered.length > 0) expect(await actions()).toEqual(offered)
  else expect(screen.queryByRole('list', { name: '订单操作' })).toBeNull()
})

test('a paid order says that the state of its group is unknown, and names who changed the order only where that is known', async () => {
  open(paid({ group: { group_id: '5', state: -1, size: 3, joined: 2, expires_at: 0 }, history: [change(1), change(2, 'unknown')] }))
  expect(await screen.findByText('拼团状态未知，请稍后刷新页面查看')).toBeVisible()
  expect(screen.getByText('支付成功').closest('li')).not.toHaveTextContent('·')
})

test('paying is a link to the payment', async () => {
  open(sampleOrder({ expires_at: now() + 600 }))
  expect(await screen.findByRole('link', { name: '去支付' })).toHaveAttribute('href', '/payAgain?order_no=77')
})

test('an unpaid order shows its countdown, and is requested again when the time is over', async () => {
  let order = sampleOrder({ expires_at: now() + 3 })
  open(order, { 'GET /v1/order/detail': () => order })
  expect(await screen.findByRole('timer')).toHaveTextContent(/00:0[0-3]/)
  order = sampleOrder({ status: 0, history: [change(1), { ...change(0, 'system'), reason: '超过 30 分钟未支付' }] })
  expect(await screen.findByRole('heading', { name: '已取消' })).toBeVisible()
  expect(screen.getAllByText('超过 30 分钟未支付')).toHaveLength(2)
})

test('price, facts and history are shown as the server says them', async () => {
  const history: Order['history'] = [change(1), { status: 2, at: 1_800_000_060, by: 'system', reason: '支付成功' }]
  const lines: Order['lines'] = [
    { kind: 'price', label: '课程价格', reason: '原价', amount: 9900 },
    { kind: 'coupon', label: '优惠券', reason: '新人立减', amount: -1000 },
  ]
  open(paid({ lines, amount: 8900, remark: '请开发票', address, history }))
  expect(await screen.findByText('−¥10.00')).toBeVisible()
  expect(screen.getByText('实付金额').parentElement).toHaveTextContent('实付金额¥89.00')
  expect(part('订单信息').getByText('请开发票')).toBeVisible()
  expect(part('订单信息').getByText(/林晓 13800000001\s北京市 海淀区 中关村大街 1 号/)).toBeVisible()
  const entries = part('订单进度').getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(entries).toEqual(['支付成功2027-01-15 16:01:00 · 系统', '提交订单2027-01-15 16:01:40 · 您'])
})

test.each([
  [paid(), '实付金额'],
  [sampleOrder({ expires_at: now() + 1800 }), '应付金额'],
  [sampleOrder({ status: 0 }), '订单金额'],
])('order %#: its amount is called as in the lists, %s', async (order, name) => {
  open(order)
  expect(await screen.findByText(name)).toBeVisible()
})

test.each([2, 4] as const)('status %d does not promise more than the time of the course, which may be over', async (status) => {
  open(paid({ status }))
  expect(await screen.findByText('课程已开通，有效期内可以随时学习')).toBeVisible()
})

test('the order number is copied', async () => {
  const { user } = open(paid())
  await user.click(await screen.findByRole('button', { name: '复制订单编号' }))
  expect(await navigator.clipboard.readText()).toBe('77')
  expect(screen.getByText('已复制')).toBeVisible()
})

describe('delivery', () => {
  test('tracking moves the focus to the parcel, with carrier, number and events', async () => {
    const { user } = open(paid({ status: 3, address, shipment }))
    await user.click(await screen.findByRole('button', { name: '查看物流' }))
    expect(document.activeElement).toContainElement(screen.getByText('SF0000000000001'))
    expect(part('物流信息').getByText(/顺丰速运/)).toBeVisible()
    expect(part('物流信息').getByText('快递员已揽收')).toBeVisible()
    await user.click(screen.getByRole('button', { name: '复制快递单号' }))
    expect(await navigator.clipboard.readText()).toBe('SF0000000000001')
  })

  test.each([
    [paid({ status: 3, address }), '纸质资料正在准备，发货后可以查看物流'],
    [paid({ status: 3, address, shipment: { ...shipment, events: [] } }), '暂无物流信息'],
    [paid({ status: 3, kind: 'redeem', amount: 0 }), '还没有收货地址，填写后才会发货'],
  ])('without events, order %#: %s', async (order, text) => {
    open(order)
    expect(await screen.findByText(text)).toBeVisible()
    const link = screen.queryByRole('link', { name: '填写收货地址' })
    if (order.kind === 'redeem') expect(link).toHaveAttribute('href', '/redeemDelivery?order_no=77')
    else expect(link).toBeNull()
  })
})

describe('actions', () => {
  const names = (calls: { name: string; body?: unknown }[]) => calls.filter(({ name }) => name.startsWith('POST'))

  test('deleting hides the order, and can be undone', async () => {
    const order = sampleOrder({ status: 0 })
    const { user, calls } = open(order, {
      'POST /v1/user/order/hide': { ...order, hidden: true },
      'POST /v1/user/order/restore': order,
    })
    await user.click(await screen.findByRole('button', { name: '删除订单' }))
    expect(await screen.findByText(/已从“我的订单”删除/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: '恢复订单' }))
    expect(await screen.findByRole('button', { name: '删除订单' })).toBeVisible()
    expect(names(calls).map(({ body }) => body)).toEqual([{ order_no: '77' }, { order_no: '77' }])
  })

  test.each([
    ['确认收货', 'POST /v1/order/receive', paid({ status: 3, address, shipment }), paid({ status: 4 }), '已完成'],
    ['撤回申请', 'POST /v1/order/refund/withdraw', paid({ status: 5, refund, history: [change(5)] }), paid(), '已支付'],
  ] as const)('%s asks first, then shows the new status', async (label, call, before, after, name) => {
    const { user, calls } = open(before, { [call]: after })
    await user.click(await screen.findByRole('button', { name: label }))
    await user.click(screen.getByRole('button', { name: '取消' }))
    expect(names(calls)).toHaveLength(0)
    await user.click(screen.getByRole('button', { name: label }))
    await user.click(screen.getByRole('button', { name: '确定' }))
    expect(await screen.findByRole('heading', { name })).toBeVisible()
    expect(names(calls)).toMatchObject([{ name: call, body: { order_no: '77' } }])
  })

  test('cancelling asks for a reason in words that its buttons cannot be confused with', async () => {
    let order = sampleOrder({ expires_at: now() + 600 })
    const { user, calls } = open(order, { 'GET /v1/order/detail': () => order, 'POST /v1/order/payment/cancel': {} })
    await user.click(await screen.findByRole('button', { name: '取消订单' }))
    expect(screen.getByText(/放弃这笔订单吗？点“确定”放弃/)).toBeVisible()
    await user.click(screen.getByRole('radio', { name: '买错课程了' }))
    order = sampleOrder({ status: 0, cancel_reason: '买错课程了' })
    await user.click(screen.getByRole('button', { name: '确定' }))
    expect(await screen.findByRole('heading', { name: '已取消' })).toBeVisible()
    expect(names(calls)).toMatchObject([{ body: { order_no: '77', reason: '买错课程了' } }])
  })

  test('a refused action shows the order as it is now', async () => {
    let order = paid({ status: 3, address, shipment })
    const { user } = open(order, {
      'GET /v1/order/detail': () => order,
      'POST /v1/order/receive': ApiFailure.refused(409002, '订单已完成'),
    })
    await user.click(await screen.findByRole('button', { name: '确认收货' }))
    order = paid({ status: 4 })
    await user.click(screen.getByRole('button', { name: '确定' }))
    expect(await screen.findByRole('heading', { name: '已完成' })).toBeVisible()
  })

  test('a change in another tab is followed when this one is visible again', async () => {
    let order = sampleOrder({ expires_at: now() + 600 })
    open(order, { 'GET /v1/order/detail': () => order })
    await screen.findByRole('heading', { name: '待付款' })
    order = paid()
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    expect(await screen.findByRole('heading', { name: '已支付' })).toBeVisible()
  })
})

test('an order names the buyer\'s account and can be printed', async () => {
  const printed = jest.spyOn(window, 'print').mockImplementation()
  const { user, unmount } = open(paid())
  await user.click(await screen.findByRole('button', { name: '打印订单' }))
  expect(printed).toHaveBeenCalledTimes(1)
  // With this class the printed page has no frame of the site.
  expect(document.documentElement).toHaveClass('site')
  const named = (nickname: string) => act(() => auth.setUser({ user_id: '1', nickname, avatar: '', phone: '13800000001' }, null))
  named('林晓')
  expect(part('订单信息').getByText('林晓（138****0001）')).toBeVisible()
  named('')
  expect(part('订单信息').getByText('138****0001')).toBeVisible()
  named('13900000002')
  expect(part('订单信息').getByText('139****0002（138****0001）')).toBeVisible()
  unmount()
  expect(document.documentElement).not.toHaveClass('site')
})

describe('refund progress', () => {
  const steps = () => part('退款进度').getAllByRole('listitem').map((step) => `${step.firstChild?.textContent}${step.ariaCurrent ? ' …' : ''}`)
  const inRefund = (changes: Partial<NonNullable<Order['refund']>>, by: 'learner' | 'system' = 'learner', status: Order['status'] = 5) =>
    paid({ status, refund: { ...refund, ...changes }, history: [change(1), change(2), change(orderStatus.refunding, by)] })

  test.each([
    [inRefund({}), ['提交申请', '客服审核 …', '款项退回']],
    [inRefund({ state: 'granted', answered_at: 9 }), ['提交申请', '审核通过', '款项退回 …']],
    [inRefund({ state: 'arrived', answered_at: 9 }, 'learner', 7), ['提交申请', '审核通过', '已到账']],
    [inRefund({ state: 'refused', answered_at: 9, answer: '已学习的课时较多' }, 'learner', 2), ['提交申请', '未通过']],
    [inRefund({ state: 'withdrawn', answered_at: 9 }, 'learner', 2), ['提交申请', '已撤回']],
    [inRefund({ state: 'unknown' }), ['提交申请', '状态未知 …']],
    [inRefund({ state: 'granted', answered_at: 9 }, 'system'), ['发起退款', '款项退回 …']],
  ])('refund %#', async (order, expected) => {
    open(order)
    await screen.findByRole('region', { name: '退款进度' })
    expect(steps()).toEqual(expected)
    expect(part('退款进度').getByText('原因：没有时间学习')).toBeVisible()
    if (order.refund?.answer) expect(part('退款进度').getByText(`结果：${order.refund.answer}`)).toBeVisible()
  })
})
