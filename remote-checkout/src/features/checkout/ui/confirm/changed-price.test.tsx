import { screen, waitFor, within } from '@testing-library/react'
import type { QuotedCoupon } from '@xhkt/contract'
import { ApiFailure } from '@xhkt/testing/render-page'
import { serverIsAhead } from '@xhkt/testing/server-time'
import { coupon, open, sent, submit, toPay } from '../../testing/open-payment.tsx'
import { order, quote, reducedTo } from '../../../../common/testing/test-data.ts'

describe('a price that changes', () => {
  const dearer = quote({ lines: [{ kind: 'price', label: '课程价格', reason: '原价', amount: 19900 }] })

  test('the end of a discount changes the price on the screen, and says so [checkout-faults#quote]', async () => {
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
  ])('a sum that the server refuses (%s) is shown and asked about; 确定 orders it [orders#ordering]', async (direction, changed, amount) => {
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

  test.each([null, {}])('a refused sum without a new quote (%j) is shown, and the quote is requested again [answers#what-a-refusal-carries]', async (data) => {
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
