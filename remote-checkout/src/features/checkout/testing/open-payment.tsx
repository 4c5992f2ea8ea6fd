import { screen } from '@testing-library/react'
import type { BodyOf, QuotedCoupon } from '@xhkt/contract'
import * as paths from '@xhkt/contract/paths'
import { type Answers, type ApiCall, renderPage } from '@xhkt/testing/render-page'
import { homeAddress, workAddress } from '@xhkt/testing/sample-addresses'
import OrderConfirmPage from '../ui/confirm/order-confirm-page.tsx'
import { course, order, payment, quote } from '../../../common/testing/test-data.ts'

export const coupon = (changes: Partial<QuotedCoupon> = {}): QuotedCoupon => ({
  ...{ coupon_code: 'NEW50', name: '新人券', amount: 5000, threshold: 10000, scope: '全部课程', ends_at: 1_900_000_000, state: 1 },
  ...{ usable: true, why: '', reason: '' },
  ...changes,
})
/** The page of a course of ¥99, for a learner with two addresses. */
export const open = (answers: Answers = {}) =>
  renderPage(<OrderConfirmPage />, {
    address: paths.payment('12'),
    session: true,
    answers: {
      'GET /v1/course/detail': course,
      'GET /v1/order/quote': quote(),
      'GET /v1/order/detail': order,
      'GET /v1/user/address/list': { list: [homeAddress, workAddress] },
      'POST /v1/order': order,
      'POST /v1/order/payment/confirm': () => payment(),
      ...answers,
    },
  })

export const sent = (calls: ApiCall[]) => calls.filter(({ name }) => name === 'POST /v1/order').map(({ body }) => body as BodyOf<'POST', '/v1/order'>)
export const toPay = () => screen.getAllByRole('definition').at(-1)?.textContent
export const submit = () => screen.findByRole('button', { name: '提交订单' })
