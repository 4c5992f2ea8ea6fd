import { screen, waitFor, within } from '@testing-library/react'
import type { Address, BodyOf, QuotedCoupon } from '@xhkt/contract'
import { type Answers, type ApiCall, ApiFailure, renderPage } from '@xhkt/testing/render-page'
import { serverIsAhead } from '@xhkt/testing/server-time'
import { course, order, payment, quote, reducedTo } from '../../testing/test-data.ts'
import { isLeavingGuarded } from '@xhkt/platform/unsaved-changes'
import PaymentPage from './payment-page.tsx'

const region: Address['region'] = [
  { id: '110000', name: '北京市' },
  { id: '110100', name: '北京市' },
  { id: '110108', name: '海淀区' },
]
const home: Address = { address_id: '1', name: '王小明', phone: '13911110001', region, detail: '学院路 30 号', is_default: true }
const work: Address = { ...home, address_id: '2', name: '李雷', is_default: false }

const coupon = (changes: Partial<QuotedCoupon> = {}): QuotedCoupon => ({
  ...{ coupon_code: 'NEW50', name: '新人券', amount: 5000, threshold: 10000, scope: '全部课程', ends_at: 1_900_000_000, state: 1 },
  ...{ usable: true, why: '', reason: '' },
  ...changes,
})
const scarce = coupon({ coupon_code: 'LAW9', name: '法考券', usable: false, why: 'scope', reason: '仅限法考使用' })

/** Lowers ¥99 by the coupon and the code of the query, as the server would. */
const priced = ({ query }: ApiCall) => {
  const { coupon_code = 'NEW50', promotion_code } = query
  const isCoupon = coupon_code === 'NEW50'
  const promotion = promotion_code === undefined ? null : { code: promotion_code, accepted: promotion_code === 'GOOD', reason: promotion_code === 'GOOD' ? '校园推广' : '推广码不存在' }
  const amount = 9900 - (isCoupon ? 5000 : 0) - (promotion?.accepted ? 1000 : 0)
  const lines = reducedTo(amount, { kind: 'coupon', label: '优惠', reason: '满减' })
  return quote({ ...lines, coupon_code: isCoupon ? 'NEW50' : '', coupons: [coupon(), scarce], promotion })
}

const open = (answers: Answers = {}) =>
  renderPage(<PaymentPage />, {
    address: '/payment?course_id=12',
    session: true,
    answers: {
      'GET /v1/course/detail': course,
      'GET /v1/order/quote': quote(),
      'GET /v1/order/detail': order,
      'GET /v1/user/address/list': { list: [home, work] },
      'POST /v1/order': order,
      'POST /v1/order/payment/confirm': () => payment(),
      ...answers,
    },
  })

const sent = (calls: ApiCall[]) => calls.filter(({ name }) => name === 'POST /v1/order').map(({ body }) => body as BodyOf<'POST', '/v1/order'>)
const toPay = () => screen.getAllByRole('definition').at(-1)?.textContent
const submit = () => screen.findByRole('button', { name: '提交订单' })

describe('coupons', () => {
  test('the best one is chosen; another choice changes the price, and is ordered', async () => {
    const { user, calls } = open({ 'GET /v1/order/quote': priced })
    expect(await screen.findByRole('radio', { name: /新人券/ })).toBeChecked()
    expect(toPay()).toBe('¥49.00')
    await user.click(screen.getByRole('radio', { name: '不使用优惠券' }))
    await waitFor(() => expect(toPay()).toBe('¥99.00'))
    expect(screen.getByRole('radio', { name: '不使用优惠券' })).toBeChecked()
    await user.click(await submit())
    await waitFor(() => expect(sent(calls)).toEqual([{ course_id: '12', coupon_code: 'none', expected_amount: 9900 }]))
  })

  test('those that are not usable are folded, each with its reason', async () => {
    open({ 'GET /v1/order/quote': priced })
    const folded = (await screen.findByText('1 张不可用')).closest('details')!
    expect(folded.open).toBe(false)
    expect(within(folded).getByText('仅限法考使用')).toBeInTheDocument()
    expect(screen.queryByRole('radio', { name: /法考券/ })).toBeNull()
  })

  test('a choice whose price does not load cannot be ordered until 重试', async () => {
    let up = false
    const { user } = open({ 'GET /v1/order/quote': (call) => (up || !call.query.coupon_code ? priced(call) : ApiFailure.status(503)) })
    await user.click(await screen.findByRole('radio', { name: '不使用优惠券' }))
    expect(await screen.findByText('价格加载失败')).toBeVisible()
    expect(await submit()).toBeDisabled()
    up = true
    await user.click(screen.getByRole('button', { name: '重试' }))
    await waitFor(() => expect(toPay()).toBe('¥99.00'))
    expect(await submit()).toBeEnabled()
  })
})

describe('promotion and invite code', () => {
  test('a stored promotion code is used; removed, it is not ordered', async () => {
    localStorage.setItem('xhkt_promotion_code', 'GOOD')
    const { user, calls } = open({ 'GET /v1/order/quote': priced })
    expect(await screen.findByText(/已使用：校园推广/)).toBeVisible()
    expect(toPay()).toBe('¥39.00')
    expect(screen.getByRole('button', { name: '移除推广码' })).not.toHaveFocus()
    await user.click(screen.getByRole('button', { name: '移除推广码' }))
    await waitFor(() => expect(screen.getByLabelText('推广码（选填）')).toHaveFocus())
    await waitFor(() => expect(toPay()).toBe('¥49.00'))
    await user.click(await submit())
    await waitFor(() => expect(sent(calls)).toEqual([{ course_id: '12', coupon_code: 'NEW50', expected_amount: 4900 }]))
  })

  test('the focus stays with the code when it is accepted by the keyboard', async () => {
    const { user } = open({ 'GET /v1/order/quote': priced })
    await user.type(await screen.findByLabelText('推广码（选填）'), 'GOOD{Enter}')
    await waitFor(() => expect(screen.getByRole('button', { name: '移除推广码' })).toHaveFocus())
  })

  test('a refused code shows its reason beside it, and is not ordered', async () => {
    const { user, calls } = open({ 'GET /v1/order/quote': priced })
    await user.type(await screen.findByLabelText('推广码（选填）'), 'BAD{Enter}')
    expect(await screen.findByText('推广码不存在')).toBeVisible()
    expect(screen.getByLabelText('推广码（选填）')).toHaveValue('BAD')
    await user.click(await submit())
    await waitFor(() => expect(sent(calls)).toEqual([{ course_id: '12', coupon_code: 'NEW50', expected_amount: 4900 }]))
  })

  test('a stored invite code is ordered with the course', async () => {
    localStorage.setItem('xhkt_ic', 'A1B2C3')
    const { user, calls } = open()
    expect(await screen.findByText('A1B2C3')).toBeVisible()
    await user.click(await submit())
    await waitFor(() => expect(sent(calls)[0]).toMatchObject({ invite_code: 'A1B2C3' }))
  })
})

describe('address and remark', () => {
  const printed = { 'GET /v1/order/quote': quote({ needs_address: true }) }

  test('what is chosen and typed is ordered, and a typed remark guards the page until then', async () => {
    const { user, calls } = open(printed)
    await user.click(await screen.findByRole('radio', { name: /李雷/ }))
    await user.type(screen.getByLabelText('订单备注（选填）'), '周末送')
    expect(screen.getByText('3/200')).toBeVisible()
    expect(isLeavingGuarded()).toBe(true)
    await user.click(await submit())
    await waitFor(() => expect(sent(calls)[0]).toMatchObject({ address_id: '2', remark: '周末送' }))
    expect(isLeavingGuarded()).toBe(false)
  })

  test('without an address nothing is ordered, and the page says what is missing', async () => {
    const { user, calls } = open({ ...printed, 'GET /v1/user/address/list': { list: [] } })
    await user.click(await submit())
    expect(screen.getByText('请选择收货地址，没有的请先新增')).toBeVisible()
    expect(screen.getByRole('region', { name: '收货地址' })).toHaveFocus()
    expect(sent(calls)).toEqual([])
  })

  test('a course without printed material asks for no address', async () => {
    open()
    await submit()
    expect(screen.queryByRole('region', { name: '收货地址' })).toBeNull()
  })

  test('a failed order keeps what is chosen and typed', async () => {
    const { user } = open({ ...printed, 'POST /v1/order': ApiFailure.network() })
    await user.click(await screen.findByRole('radio', { name: /李雷/ }))
    await user.type(screen.getByLabelText('订单备注（选填）'), '周末送')
    await user.click(await submit())
    expect(await screen.findByText('网络异常')).toBeVisible()
    expect(screen.getByRole('radio', { name: /李雷/ })).toBeChecked()
    expect(screen.getByLabelText('订单备注（选填）')).toHaveValue('周末送')
    expect(isLeavingGuarded()).toBe(true)
  })

  test('an unpaid order brings its address and remark back', async () => {
    const { name, phone, detail } = work
    const unpaid = { ...order, remark: '周末送', address: { name, phone, region, detail } }
    open({ ...printed, 'GET /v1/course/detail': { ...course, pending_order_no: '77' }, 'GET /v1/order/detail': unpaid })
    expect(await screen.findByDisplayValue('周末送')).toBeVisible()
    expect(screen.getByRole('radio', { name: /李雷/ })).toBeChecked()
  })
})

describe('a price that changes', () => {
  const dearer = quote({ lines: [{ kind: 'price', label: '课程价格', reason: '课程原价', amount: 19900 }] })

  test('the end of a discount changes the price on the screen, and says so', async () => {
    let isOver = false
    open({ 'GET /v1/order/quote': () => (isOver ? dearer : quote({ valid_until: Math.floor(Date.now() / 1000) + 60 })) })
    await submit()
    expect(toPay()).toBe('¥99.00')
    isOver = true
    serverIsAhead(61)
    expect(await screen.findByText('限时优惠已结束，应付金额由 ¥99.00 变为 ¥199.00')).toBeVisible()
    expect(toPay()).toBe('¥199.00')
  })

  const paid = (couponCode: string, coupons: QuotedCoupon[]) =>
    quote({ ...reducedTo(4900, { kind: 'coupon', label: `优惠券：${couponCode}`, reason: '满减' }), coupon_code: couponCode, coupons })
  const other = coupon({ coupon_code: 'OLD30', name: '老友券' })
  const taken = coupon({ usable: false, why: 'used', reason: '已用于另一笔待付款订单' })
  const promoted = reducedTo(4900, { kind: 'promotion', label: '推广码优惠', reason: '校园推广' })
  const usedUp = { code: 'GOOD', accepted: false, reason: '推广码已用完' }

  test.each([
    ['another order takes the coupon', paid('NEW50', [coupon()]), { coupons: [taken] }, '优惠券“新人券”不能使用：已用于另一笔待付款订单'],
    ['the coupon expires', paid('NEW50', [coupon()]), { coupons: [coupon({ usable: false, reason: '已过期' })] }, '优惠券“新人券”不能使用：已过期'],
    [
      'another coupon replaces the one that was taken',
      paid('NEW50', [coupon(), other]),
      { coupon_code: 'OLD30', coupons: [other, taken] },
      '优惠券“新人券”不能使用：已用于另一笔待付款订单，已换用“老友券”',
    ],
    ['a better coupon is there', paid('NEW50', [coupon()]), { coupon_code: 'OLD30', coupons: [other, coupon()] }, '已换用“老友券”'],
    ['the coupon is unknown', paid('NEW50', [coupon()]), { coupons: [] }, '优惠券已不可用'],
    ['the code is used up', quote(promoted), { promotion: usedUp }, '推广码不能使用：推广码已用完'],
  ])('%s: the page says the reason of the server', async (_, before, after, why) => {
    let isOver = false
    open({ 'GET /v1/order/quote': () => (isOver ? quote({ ...dearer, ...after }) : { ...before, valid_until: Math.floor(Date.now() / 1000) + 60 }) })
    await submit()
    isOver = true
    serverIsAhead(61)
    expect(await screen.findByText(`${why}，应付金额由 ¥49.00 变为 ¥199.00`)).toBeVisible()
  })

  test.each([
    ['上涨', dearer, 19900],
    ['下降', quote(reducedTo(8900, { kind: 'discount', label: '限时优惠', reason: '今日' })), 8900],
  ])('a sum that the server refuses (%s) is shown and asked about; 确定 orders it', async (direction, changed, amount) => {
    const refusal = ApiFailure.raw(JSON.stringify({ code: 409015, message: '价格有变化', data: changed }))
    const { user, calls, address } = open({ 'POST /v1/order': ({ body }) => ((body as { expected_amount: number }).expected_amount === amount ? order : refusal) })
    await user.click(await submit())
    const question = await screen.findByRole('dialog')
    expect(question).toHaveTextContent(new RegExp(`应付金额由 ¥99.00 ${direction}为`))
    expect(screen.queryByText('价格有变化')).toBeNull()
    await user.click(within(question).getByRole('button', { name: '确定' }))
    await waitFor(() => expect(address()).toBe('/wx_pay?order_no=77'))
    const [first, second] = calls.filter(({ name }) => name === 'POST /v1/order')
    expect(second?.body).toEqual({ course_id: '12', coupon_code: 'none', expected_amount: amount })
    expect(second?.headers['Idempotency-Key']).not.toBe(first?.headers['Idempotency-Key'])
  })

  test.each([null, {}])('a refused sum without a new quote (%j) is said, and the quote is asked for again', async (data) => {
    const refusal = ApiFailure.raw(JSON.stringify({ code: 409015, message: '价格有变化', data }))
    const { user, calls } = open({ 'POST /v1/order': refusal })
    const before = calls.filter(({ name }) => name === 'GET /v1/order/quote').length
    await user.click(await submit())
    expect(await screen.findByText('价格有变化')).toBeVisible()
    await waitFor(() => expect(calls.filter(({ name }) => name === 'GET /v1/order/quote').length).toBeGreaterThan(before))
    expect(toPay()).toBe('¥99.00')
  })

  test('取消 orders nothing, and the new price stays on the screen', async () => {
    const refusal = ApiFailure.raw(JSON.stringify({ code: 409015, message: '价格有变化', data: dearer }))
    const { user, calls } = open({ 'POST /v1/order': refusal })
    await user.click(await submit())
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '取消' }))
    expect(sent(calls)).toHaveLength(1)
    expect(toPay()).toBe('¥199.00')
    expect(screen.getByText(/应付金额由 ¥99.00 变为 ¥199.00/)).toBeVisible()
  })
})

test('how it is paid and what may be returned stands beside the button; the agreement opens in a new tab', async () => {
  open()
  expect(await screen.findByText(/支付后 7 天内、学习未满课程时长三分之一的，可以申请退款/)).toBeVisible()
  const agreement = screen.getByRole('link', { name: '《购买协议》' })
  expect(agreement).toHaveAttribute('href', '/aboutAndcontact/index/useragreement#purchase')
  expect(agreement).toHaveAttribute('target', '_blank')
})
