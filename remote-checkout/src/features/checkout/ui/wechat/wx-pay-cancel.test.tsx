import { fireEvent, screen } from '@testing-library/react'
import { resetDuplicateGuard } from '@xhkt/platform/api'
import { ApiFailure } from '@xhkt/testing/render-page'
import { stateOf } from '../../../../common/testing/test-data.ts'
import { click, open } from '../../testing/wx-pay.tsx'

const call = 'POST /v1/order/payment/cancel'

test('取消订单 asks for confirmation, and says what each answer does', async () => {
  const { count, bodies } = await open({ [call]: {} })
  await click('取消订单')
  expect(screen.getByRole('dialog', { name: '系统提示' })).toHaveTextContent('点“确定”放弃，之后购买需要重新下单；点“取消”保留订单，可以继续支付')
  await click('取消')
  expect(count(call)).toBe(0)
  expect(screen.getByRole('img', { name: '微信支付二维码' })).toBeVisible()

  await click('取消订单')
  await click('确定')
  expect(bodies(call)).toEqual([{ order_no: '77' }])
  expect(screen.getByText('订单已取消')).toBeVisible()
  expect(screen.getByRole('link', { name: '再次购买' })).toHaveAttribute('href', '/payment?course_id=12')
})

test('a double click on 取消订单 asks once [checkout-faults#cancel]', async () => {
  await open()
  const button = screen.getByRole('button', { name: '取消订单' })
  fireEvent.click(button)
  await click('取消订单')
  await click('取消')
  expect(screen.queryByRole('dialog')).toBeNull()
  await click('取消订单')
  expect(screen.getByRole('dialog', { name: '系统提示' })).toBeVisible()
})

test('a cancellation after the payment shows the payment [checkout-faults#cancel]', async () => {
  let paid = false
  const { address } = await open({
    'GET /v1/order/payment/state': () => (paid ? stateOf('SUCCESS', 3) : stateOf('NOTPAY')),
    [call]: ApiFailure.refused(409002, '订单已支付'),
  })
  paid = true
  await click('取消订单')
  await click('确定')
  expect(address()).toBe('/paystatus?order_no=77')
})

test.each([
  ['a chosen reason', '价格不合适', '', '价格不合适'],
  ['own words', '', '等下个月再买', '等下个月再买'],
  ['both', '其他原因', ' 等下个月再买 ', '其他原因：等下个月再买'],
])('a cancellation takes %s with it', async (_, chosen, words, reason) => {
  const { bodies } = await open({ [call]: {} })
  await click('取消订单')
  if (chosen) fireEvent.click(screen.getByRole('radio', { name: chosen }))
  if (words) fireEvent.change(screen.getByRole('textbox', { name: '补充说明' }), { target: { value: words } })
  await click('确定')
  expect(bodies(call)).toEqual([{ order_no: '77', reason }])
})

test('the reason of a dialog that was closed is not sent later', async () => {
  const { bodies } = await open({ [call]: {} })
  await click('取消订单')
  fireEvent.click(screen.getByRole('radio', { name: '不想买了' }))
  await click('取消')
  await click('取消订单')
  await click('确定')
  expect(bodies(call)).toEqual([{ order_no: '77' }])
})

test.each([
  ['a lost connection', ApiFailure.network()],
  ['a timeout', ApiFailure.timeout()],
  ['an HTTP error', ApiFailure.status(500)],
])('a cancellation that succeeded although %s hid it is shown [checkout-faults#cancel]', async (_, failure) => {
  let isCancelled = false
  await open({
    [call]: () => {
      isCancelled = true
      return failure
    },
    'GET /v1/order/payment/state': () => (isCancelled ? stateOf('CLOSED', 0) : stateOf('NOTPAY')),
  })
  await click('取消订单')
  await click('确定')
  expect(screen.getByRole('heading', { name: '订单已取消' })).toBeVisible()
})

test('a cancellation that failed keeps the code, and can be repeated [checkout-faults#cancel]', async () => {
  const { count } = await open({ [call]: ApiFailure.status(500) })
  await click('取消订单')
  await click('确定')
  expect(screen.getByText('系统接口500异常')).toBeVisible()
  expect(screen.getByRole('img', { name: '微信支付二维码' })).toBeVisible()
  resetDuplicateGuard()
  await click('取消订单')
  await click('确定')
  expect(count(call)).toBe(2)
})
