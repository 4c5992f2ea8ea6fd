import { screen } from '@testing-library/react'
import type { Quote } from '@xhkt/contract'
import { renderPage } from '@xhkt/testing/render-page'
import { course, quote } from '../../../../common/testing/test-data.ts'
import OrderConfirmPage from './order-confirm-page.tsx'

// docs/product/answers.md#essential-fields
test.each([
  ['NaN', NaN],
  ['null', null],
  ['a text', '九十九'],
  ['an empty text', ''],
  ['a negative number', -1],
  ['missing', undefined],
])('an amount that is %s is 价格加载失败, and nothing can be ordered until 重试 [answers#essential-fields]', async (_, amount) => {
  let answer = { ...quote(), amount } as unknown as Quote
  const answers = { 'GET /v1/course/detail': course, 'GET /v1/order/quote': () => answer, 'GET /v1/user/address/list': { list: [] } }
  const { container, user } = renderPage(<OrderConfirmPage />, { address: '/payment?course_id=12', session: true, answers })
  expect(await screen.findByRole('heading', { name: '价格加载失败' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /提交订单|立即学习|去支付/ })).toBeNull()
  expect(container).not.toHaveTextContent(/¥|NaN/)
  answer = quote()
  await user.click(screen.getByRole('button', { name: '重试' }))
  expect(await screen.findByRole('button', { name: '提交订单' })).toBeVisible()
})
