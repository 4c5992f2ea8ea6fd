import { act, screen, waitFor } from '@testing-library/react'
import { queryClient, QueryClientProvider } from '@xhkt/platform/query'
import { type Answers, ApiFailure, renderPage } from '@xhkt/testing/render-page'
import { course, order, stateOf } from '../../../../common/testing/test-data.ts'
import PayStatusPage from './pay-status-page.tsx'

const open = (answers: Answers, address = '/paystatus?order_no=77&trade_state=SUCCESS') =>
  renderPage(<PayStatusPage />, {
    address,
    session: true,
    answers: {
      'GET /v1/order/detail': order,
      'GET /v1/course/detail': { ...course, owned: true },
      'GET /v1/user/study/section': { list: [] },
      ...answers,
    },
  })

// docs/product/orders.md#order-statuses, docs/product/third-parties.md#wechat-pay
test.each([
  [stateOf('NOTPAY', 1), '等待支付确认'],
  [stateOf('USERPAYING', 1), '正在支付'],
  [stateOf('REVOKED', 1), '支付已撤销'],
  [stateOf('CLOSED', 1), '二维码已过期'],
  [stateOf('PAYERROR', 1), '支付失败'],
  [stateOf('SUCCESS', 1), '支付成功'],
  [stateOf('SUCCESS', 2), '支付成功'],
  [stateOf('SUCCESS', 3), '支付成功'],
  [stateOf('SUCCESS', 4), '支付成功'],
  [stateOf('CLOSED', 0), '订单已取消'],
  [stateOf('REFUND', 5), '订单已进入退款'],
  [stateOf('REFUND', 6), '订单已进入退款'],
  [stateOf('REFUND', 7), '订单已进入退款'],
])('%j is %s, whatever the address says [checkout-faults#status]', async (state, title) => {
  open({ 'GET /v1/order/payment/state': state })
  expect(await screen.findByText(title)).toBeVisible()
})

test('an unpaid order whose amount cannot be read is not paid', async () => {
  open({ 'GET /v1/order/payment/state': stateOf('NOTPAY', 1), 'GET /v1/order/detail': { ...order, amount: -1 } })
  expect(await screen.findByText('应付金额')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('link', { name: '去支付' })).toBeNull())
})

test('a paid course links to its lessons and to my courses', async () => {
  const paid = { ...order, status: 2 as const, paid_at: 1_800_000_060 }
  open({ 'GET /v1/order/payment/state': stateOf('SUCCESS', 2), 'GET /v1/order/detail': paid })
  expect(await screen.findByText('支付成功')).toBeVisible()
  expect(await screen.findByText('高等数学')).toBeVisible()
  expect(screen.getByText('实付金额').nextSibling).toHaveTextContent('¥99.00')
  expect(screen.getByRole('link', { name: '我的课程' })).toHaveAttribute('href', '/personal/myCourse')
  await waitFor(() => expect(screen.getByRole('link', { name: '开始学习' })).toHaveAttribute('href', '/live?course_id=12&section_id=1201'))
})

test('a paid course with printed material says that it is sent, and leads to the order', async () => {
  const paid = { ...order, status: 3 as const, paid_at: 1_800_000_060 }
  open({ 'GET /v1/order/payment/state': stateOf('SUCCESS', 3), 'GET /v1/order/detail': paid })
  expect(await screen.findByText(/纸质资料会尽快寄出，可在订单里查看物流/)).toBeVisible()
  expect(screen.getByRole('link', { name: '查看订单' })).toHaveAttribute('href', `/orderDetail?order_no=${order.order_no}`)
})

test('a paid course whose agreement is not signed asks for the signature first, without a further request [agreements#places]', async () => {
  const paid = { ...order, status: 2 as const, paid_at: 1_800_000_060, agreement_state: 'active' as const }
  const { calls } = open({ 'GET /v1/order/payment/state': stateOf('SUCCESS', 2), 'GET /v1/order/detail': paid })
  expect(await screen.findByText('课程已开通，请先签署学习协议')).toBeVisible()
  const sign = screen.getByRole('button', { name: /^签署协议/ })
  expect(sign.compareDocumentPosition(screen.getByRole('link', { name: '开始学习' }))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(calls.map(({ name }) => name)).not.toContain('GET /v1/user/agreement')
})

test('a paid course whose agreement is being signed says so', async () => {
  open({ 'GET /v1/order/payment/state': stateOf('SUCCESS', 2), 'GET /v1/order/detail': { ...order, status: 2, agreement_state: 'going' } })
  expect(await screen.findByText('课程已开通，学习协议签署中，签署后即可学习')).toBeVisible()
})

test('an order that is refunded leads to its progress', async () => {
  open({ 'GET /v1/order/payment/state': stateOf('REFUND', 5), 'GET /v1/order/detail': { ...order, status: 5 as const } })
  expect(await screen.findByText('订单已进入退款')).toBeVisible()
  expect(await screen.findByRole('link', { name: '查看订单' })).toHaveAttribute('href', `/orderDetail?order_no=${order.order_no}`)
})

test('a renewed course is continued at the lesson studied last', async () => {
  const studied = { section_id: '1201', position: 30, duration: 60, played: 30, finished: false, updated_at: 1_700_000_000 }
  open({
    'GET /v1/order/payment/state': stateOf('SUCCESS', 2),
    'GET /v1/order/detail': { ...order, status: 2 },
    'GET /v1/user/study/section': { list: [studied] },
  })
  const go = await screen.findByRole('link', { name: '继续学习' })
  await waitFor(() => expect(go).toHaveAttribute('href', '/live?course_id=12&section_id=1201'))
})

const group = { group_id: '5', state: 1, size: 3, joined: 2, expires_at: 1_800_086_400 } as const

test.each([
  [group, /还差 1 人，1月16日 16:00 截止，未满将自动退款/, '拼团中，3人团还差 1 人'],
  [{ ...group, state: 2, joined: 3 } as const, /拼团成功，课程已开通/, '拼团成功（3人团）'],
  [{ ...group, state: -1 } as const, '拼团状态未知，请稍后刷新页面查看', '状态未知'],
])('a paid group shows its state', async (given, description, fact) => {
  const paid = { ...order, status: 2 as const, paid_at: 1_800_000_060, group: given }
  open({ 'GET /v1/order/payment/state': stateOf('SUCCESS', 2), 'GET /v1/order/detail': paid })
  expect(await screen.findByText(description)).toBeVisible()
  expect(screen.getByText('拼团').nextSibling).toHaveTextContent(fact)
})

test('a learner who returns sees the current state of the group', async () => {
  let joined = 1
  const paid = () => ({ ...order, status: 2 as const, group: { ...group, joined } })
  const visit = () =>
    renderPage(
      <QueryClientProvider client={queryClient}>
        <PayStatusPage />
      </QueryClientProvider>,
      {
        address: '/paystatus?order_no=77',
        session: true,
        answers: {
          'GET /v1/order/payment/state': stateOf('SUCCESS', 2),
          'GET /v1/order/detail': paid,
          'GET /v1/course/detail': course,
          'GET /v1/user/study/section': { list: [] },
        },
      },
    )
  const { unmount } = visit()
  expect(await screen.findByText(/还差 2 人，/)).toBeVisible()
  unmount()
  joined = 2
  visit()
  expect(await screen.findByText(/还差 1 人，/)).toBeVisible()
  queryClient.clear()
})

test('a learner who stays sees the group fail [checkout-faults#status]', async () => {
  jest.useFakeTimers({ doNotFake: ['performance', 'queueMicrotask'] })
  let failed = false
  const over = { status: 6, group: { ...group, state: 3 } } as const
  const paid = () => ({ ...order, ...(failed ? over : ({ status: 2, group } as const)) })
  open({ 'GET /v1/order/payment/state': stateOf('SUCCESS', 2), 'GET /v1/order/detail': paid })
  expect(await screen.findByRole('link', { name: '邀请好友' })).toBeVisible()
  failed = true
  await act(() => jest.advanceTimersByTimeAsync(10_000))
  expect(await screen.findByRole('heading', { name: '拼团失败' })).toBeVisible()
  expect(screen.queryByText(/课程已开通/)).toBeNull()
})

test('a learner who stays sees the group fill', async () => {
  jest.useFakeTimers({ doNotFake: ['performance', 'queueMicrotask'] })
  let joined = 2
  const paid = () => ({ ...order, status: 2 as const, group: { ...group, joined, state: joined === 3 ? (2 as const) : (1 as const) } })
  open({ 'GET /v1/order/payment/state': stateOf('SUCCESS', 2), 'GET /v1/order/detail': paid })
  expect(await screen.findByRole('link', { name: '邀请好友' })).toHaveAttribute('href', '/groupbooking?group_id=5')
  joined = 3
  await act(() => jest.advanceTimersByTimeAsync(10_000))
  expect(await screen.findByText(/拼团成功，课程已开通/)).toBeVisible()
  expect(screen.queryByRole('link', { name: '邀请好友' })).toBeNull()
})

test.each([
  ['by itself', 'system', '该团到期未满员，已经结束', '该团到期未满员，已经结束'],
  ['by the learner', 'learner', '价格不合适', '您已取消这笔订单'],
] as const)('an unpaid order that was cancelled %s says why [orders#payment]', async (_, by, reason, shown) => {
  const change = { status: 0, at: 1_800_000_000, by, reason } as const
  open({ 'GET /v1/order/payment/state': stateOf('CLOSED', 0), 'GET /v1/order/detail': { ...order, status: 0, history: [change] } })
  expect(await screen.findByText(`${shown}。如已付款，款项将原路退回`)).toBeVisible()
})

test('a redeemed order is replaced by the result of its redemption', async () => {
  const { address, navigation } = open({
    'GET /v1/order/payment/state': stateOf('SUCCESS', 2),
    'GET /v1/order/detail': { ...order, status: 2, kind: 'redeem' },
  })
  await waitFor(() => expect(address()).toBe('/payStatusRedeem?order_no=77'))
  expect(navigation()).toBe('REPLACE')
  expect(screen.queryByText('支付成功')).toBeNull()
})

test('a failed group is refunded and links to the course', async () => {
  const failed = { ...order, status: 6 as const, group: { ...group, state: 3 as const } }
  open({ 'GET /v1/order/payment/state': stateOf('SUCCESS', 6), 'GET /v1/order/detail': failed })
  expect(await screen.findByRole('heading', { name: '拼团失败' })).toBeVisible()
  expect(screen.getByText(/款项将原路退回/)).toBeVisible()
  expect(screen.getByRole('link', { name: '返回课程' })).toHaveAttribute('href', '/courseDetail?course_id=12')
})

afterEach(() => jest.useRealTimers())

test('an unpaid order is polled until it is paid', async () => {
  jest.useFakeTimers({ doNotFake: ['performance', 'queueMicrotask'] })
  let paid = false
  open({ 'GET /v1/order/payment/state': () => (paid ? stateOf('SUCCESS', 2) : stateOf('NOTPAY')) })
  expect(await screen.findByText('等待支付确认')).toBeVisible()
  expect(screen.getByRole('link', { name: '去支付' })).toHaveAttribute('href', '/payAgain?order_no=77')
  expect(screen.getByRole('link', { name: '查看订单' })).toHaveAttribute('href', '/orderDetail?order_no=77')
  paid = true
  expect(await screen.findByText('支付成功')).toBeVisible()
})

test.each([
  [stateOf('PAYERROR'), '支付失败'],
  [stateOf('CLOSED'), '二维码已过期'],
])('a page at %j follows a payment in another tab [checkout-faults#status]', async (before, title) => {
  jest.useFakeTimers({ doNotFake: ['performance', 'queueMicrotask'] })
  let paid = false
  open({ 'GET /v1/order/payment/state': () => (paid ? stateOf('SUCCESS', 2) : before) })
  expect(await screen.findByText(title)).toBeVisible()
  paid = true
  await act(() => jest.advanceTimersByTimeAsync(10_000))
  expect(await screen.findByText('支付成功')).toBeVisible()
})

test('a cancelled order whose money arrives late says that it goes back [checkout-faults#status]', async () => {
  const history = ([1, 0, 5] as const).map((status) => ({ status, at: 1_800_000_000, by: 'system' as const, reason: '' }))
  open({ 'GET /v1/order/payment/state': stateOf('REFUND', 5), 'GET /v1/order/detail': { ...order, status: 5, history } })
  expect(await screen.findByRole('heading', { name: '付款到账较晚，正在退款' })).toBeVisible()
  expect(screen.getByRole('link', { name: '再次购买' })).toHaveAttribute('href', '/payment?course_id=12')
})

test.each(['/paystatus', '/paystatus?order_no=-1', '/paystatus?order_no=404'])('%s is no order', async (address) => {
  const unknown = ApiFailure.refused(404004, '订单不存在，请到我的订单中查看')
  open({ 'GET /v1/order/payment/state': unknown, 'GET /v1/order/detail': unknown }, address)
  expect(await screen.findByText('订单不存在')).toBeVisible()
  expect(screen.getByRole('link', { name: '我的订单' })).toHaveAttribute('href', '/personal/myOrder')
})

test.each([
  ['a lost connection', ApiFailure.network(), '网络异常'],
  ['a timeout', ApiFailure.timeout(), '系统接口请求超时'],
  ['an HTTP error', ApiFailure.status(502), '系统接口502异常'],
])('%s offers 重试 [checkout-faults#status]', async (_, failure, text) => {
  let up = false
  const { user } = open({ 'GET /v1/order/payment/state': () => (up ? stateOf('SUCCESS', 2) : failure) })
  expect(await screen.findByText(text)).toBeVisible()
  up = true
  await user.click(screen.getByRole('button', { name: '重试' }))
  expect(await screen.findByText('支付成功')).toBeVisible()
})

test('an order that fails to load shows a toast, and the state of the payment stays', async () => {
  open({ 'GET /v1/order/payment/state': stateOf('NOTPAY', 1), 'GET /v1/order/detail': ApiFailure.status(503) })
  expect(await screen.findByText('订单信息加载失败，请稍后刷新页面')).toBeVisible()
  expect(screen.getByText('等待支付确认')).toBeVisible()
})

test('with the whole API down the page shows an error view and no toast', async () => {
  const down = ApiFailure.status(503)
  open({ 'GET /v1/order/payment/state': down, 'GET /v1/order/detail': down, 'GET /v1/course/detail': down, 'GET /v1/user/study/section': down })
  expect(await screen.findByText('系统接口503异常')).toBeVisible()
  expect(screen.getByTestId('toasts')).toBeEmptyDOMElement()
})
