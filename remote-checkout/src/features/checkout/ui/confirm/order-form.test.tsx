import { screen, waitFor, within } from '@testing-library/react'
import type { Coupon } from '@xhkt/contract'
import { type ApiCall, ApiFailure } from '@xhkt/testing/render-page'
import { workAddress } from '@xhkt/testing/sample-addresses'
import { isLeavingGuarded } from '@xhkt/platform/unsaved-changes'
import { coupon, open, sent, submit, toPay } from '../../testing/open-payment.tsx'
import { course, order, quote, reducedTo } from '../../../../common/testing/test-data.ts'

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

  test('a link leads to those of the course that can still be collected, except for a group', async () => {
    const open20: Coupon = { coupon_code: 'OPEN20', name: '见面礼', amount: 2000, threshold: 9900, scope: '全部课程', ends_at: 1_900_000_000, state: 0 }
    const detail = { ...course, coupons: [open20, { ...open20, coupon_code: 'MINE', state: 1 as const }] }
    const { unmount } = open({ 'GET /v1/course/detail': detail })
    expect(await screen.findByRole('link', { name: '去课程页领取优惠券（1 张）' })).toHaveAttribute('href', '/courseDetail?course_id=12')
    unmount()
    open({ 'GET /v1/course/detail': detail, 'GET /v1/order/quote': quote({ kind: 'open', group: 'new' }) })
    expect(await screen.findByText('您还没有优惠券')).toBeVisible()
    expect(screen.queryByRole('link', { name: /去课程页领取/ })).toBeNull()
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
  test('a stored promotion code is used; once removed, it is not ordered', async () => {
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

  test('what is chosen and typed is ordered, and a typed remark guards the page until then [forms#unsaved-changes]', async () => {
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

  test('a list that does not load is asked for twice, and offers 重试 beside the order', async () => {
    const { calls } = open({ ...printed, 'GET /v1/user/address/list': ApiFailure.refused(500001, '系统繁忙') })
    const asked = () => calls.filter(({ name }) => name === 'GET /v1/user/address/list')
    expect(await screen.findByRole('button', { name: '重试' })).toBeVisible()
    await waitFor(() => expect(asked()).toHaveLength(2))
    expect(screen.getByRole('button', { name: '提交订单' })).toBeVisible()
    expect(asked()).toHaveLength(2)
  })

  test('a course without printed material asks for no address', async () => {
    open()
    await submit()
    expect(screen.queryByRole('region', { name: '收货地址' })).toBeNull()
  })

  test('a submission that fails keeps what is chosen and typed', async () => {
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
    const { name, phone, region, detail } = workAddress
    const unpaid = { ...order, remark: '周末送', address: { name, phone, region, detail } }
    open({ ...printed, 'GET /v1/course/detail': { ...course, pending_order_no: '77' }, 'GET /v1/order/detail': unpaid })
    expect(await screen.findByDisplayValue('周末送')).toBeVisible()
    expect(screen.getByRole('radio', { name: /李雷/ })).toBeChecked()
  })
})

test('how it is paid and what may be returned stands beside the button; the agreement opens in a new tab', async () => {
  open()
  expect(await screen.findByText(/支付后 7 天内、学习未满课程时长三分之一的，可以申请退款/)).toBeVisible()
  const agreement = screen.getByRole('link', { name: '《购买协议》' })
  expect(agreement).toHaveAttribute('href', '/aboutAndcontact/index/useragreement#purchase')
  expect(agreement).toHaveAttribute('target', '_blank')
})
