import { screen } from '@testing-library/react'
import type { DataOf } from '@xhkt/contract'
import { ApiFailure, renderPage } from '@xhkt/testing/render-page'
import { payment, stateOf } from '../../../../common/testing/test-data.ts'
import WxPayPage from './wx-pay-page.tsx'

/** The page of an order that cannot be read. */
const open = (state: DataOf<'GET', '/v1/order/payment/state'>) =>
  renderPage(<WxPayPage />, {
    address: '/wx_pay?order_no=77',
    session: true,
    answers: {
      'GET /v1/order/detail': ApiFailure.status(503),
      'POST /v1/order/payment/confirm': payment(),
      'GET /v1/order/payment/state': state,
    },
  })

test('an order that fails to load shows a toast, and the learner can still pay', async () => {
  open(stateOf('NOTPAY'))
  expect(await screen.findByText('订单信息加载失败，请稍后刷新页面')).toBeVisible()
  expect(screen.getByRole('img', { name: '微信支付二维码' })).toBeVisible()
})

test('an order whose status is unknown says so, without a code', async () => {
  open(stateOf('NOTPAY', 99 as 1))
  expect(await screen.findByText('订单状态未知')).toBeVisible()
  expect(screen.queryByRole('img', { name: '微信支付二维码' })).toBeNull()
})
