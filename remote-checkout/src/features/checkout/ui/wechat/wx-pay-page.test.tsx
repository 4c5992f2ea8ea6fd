import { fireEvent, screen } from '@testing-library/react'
import { ApiFailure } from '@xhkt/testing/render-page'
import { serverIsAhead } from '@xhkt/testing/server-time'
import { payment, stateOf } from '../../../../common/testing/test-data.ts'
import { click, code, open, pass, see } from '../../testing/wx-pay.tsx'

test('shows the code, the order, and the time left', async () => {
  const { count } = await open()
  expect(screen.getByRole('heading', { name: '微信支付' })).toBeVisible()
  expect(screen.getByRole('img', { name: '微信支付二维码' })).toBeVisible()
  expect(screen.getByText('¥99.00')).toBeVisible()
  expect(screen.getByText('77')).toBeVisible()
  expect(screen.getByText('高等数学')).toBeVisible()
  expect(screen.getByRole('link', { name: '稍后支付' })).toHaveAttribute('href', '/orderDetail?order_no=77')
  await pass(1000)
  expect(screen.getByRole('timer')).toHaveTextContent(/^二维码有效期剩余 09:5\d$/)
  expect(count('POST /v1/order/payment/confirm')).toBe(1)
})

test('a phone, which cannot scan itself, gets the code as a picture to save', async () => {
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => Object.assign(new EventTarget(), { matches: query.includes('coarse') }) as MediaQueryList)
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  const createObjectURL = jest.fn<string, [Blob]>(() => 'blob:code')
  Object.assign(URL, { createObjectURL, revokeObjectURL: jest.fn() })
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((give) => give(new Blob(['png'], { type: 'image/png' })))
  const saved: string[] = []
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  await open()
  expect(screen.getByRole('img', { name: '微信支付二维码' })).toBeVisible()
  expect(screen.getByText('点击“相册”，选择这张二维码')).toBeVisible()
  await click('保存二维码')
  expect(saved).toEqual(['微信支付二维码.png'])
  expect(createObjectURL.mock.calls[0]?.[0].type).toBe('image/png')
})

test('polls every 2 s; once paid, replaces the page and stops [checkout-faults#wait-for-the-payment]', async () => {
  let paid = false
  const { address, asked } = await open({ 'GET /v1/order/payment/state': () => (paid ? stateOf('SUCCESS', 2) : stateOf('NOTPAY')) })
  expect(asked()).toBe(1)
  await pass(4000)
  expect(asked()).toBe(3)
  paid = true
  await pass(2000)
  expect(address()).toBe('/paystatus?order_no=77')
  await pass(20_000)
  expect(asked()).toBe(4)
})

test('a page that is left stops polling', async () => {
  const { asked, unmount } = await open()
  unmount()
  await pass(10_000)
  expect(asked()).toBe(1)
})

test('a hidden tab does not poll; a visible one polls at once', async () => {
  const { asked } = await open()
  see('hidden')
  await pass(20_000)
  expect(asked()).toBe(1)
  see('visible')
  await pass(0)
  expect(asked()).toBe(2)
})

test('while the learner types the password the page says so', async () => {
  await open({ 'GET /v1/order/payment/state': stateOf('USERPAYING') })
  expect(screen.getByText('请在手机上输入密码完成支付')).toBeVisible()
  expect(screen.getByRole('img', { name: '微信支付二维码' })).toBeVisible()
})

test('an unknown trade state is pending [third-parties#wechat-pay]', async () => {
  const { asked } = await open({ 'GET /v1/order/payment/state': stateOf('ACCEPT' as 'NOTPAY') })
  await pass(2000)
  expect(asked()).toBe(2)
  expect(screen.getByRole('img', { name: '微信支付二维码' })).toBeVisible()
})

test.each([
  ['CLOSED', '二维码已过期', '重新获取二维码'],
  ['PAYERROR', '支付失败微信没有扣款，可以重新扫码', '重新获取二维码'],
  ['REVOKED', '支付已撤销微信撤销了这次支付，没有扣款', '重新获取二维码'],
])('%s: %s, %s gives a fresh code', async (trade, text, action) => {
  let state = stateOf(trade as 'PAYERROR')
  const { asked, count } = await open({ 'GET /v1/order/payment/state': () => state })
  expect(screen.getByRole('alert')).toHaveTextContent(text)
  const old = code()
  await pass(8_000)
  expect(asked()).toBe(1)

  state = stateOf('NOTPAY')
  await click(action)
  expect(count('POST /v1/order/payment/again')).toBe(1)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(code()).not.toBe(old)
  await pass(2000)
  expect(asked()).toBeGreaterThan(1)
})

test('the countdown covers the code at zero, and uncovers it while the server still waits [checkout-faults#wait-for-the-payment]', async () => {
  const soon = () => payment({ expires_at: Math.floor(Date.now() / 1000) + 3 })
  const { asked } = await open({ 'POST /v1/order/payment/confirm': soon })
  see('hidden')
  await pass(4000)
  expect(screen.getByRole('alert')).toHaveTextContent('二维码已过期')
  see('visible')
  await pass(2000)
  expect(asked()).toBeGreaterThan(1)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByRole('timer')).toBeEmptyDOMElement()
})

test.each([-3 * 3600, 3 * 3600])('with a server %i s ahead of the machine the code is valid by the clock of the server', async (ahead) => {
  serverIsAhead(ahead)
  const expires_at = Math.floor(Date.now() / 1000) + ahead + 60
  await open({ 'POST /v1/order/payment/confirm': () => payment({ expires_at }) })
  await pass(1000)
  expect(screen.getByRole('timer')).toHaveTextContent(/^二维码有效期剩余 00:5\d$/)
  see('hidden')
  await pass(56_000)
  expect(screen.queryByRole('alert')).toBeNull()
  await pass(5_000)
  expect(screen.getByRole('alert')).toHaveTextContent('二维码已过期')
})

test('a double click on 重新获取二维码 requests one code, without a message [checkout-faults#get-a-fresh-code]', async () => {
  const { count } = await open({ 'GET /v1/order/payment/state': stateOf('PAYERROR') })
  const button = screen.getByRole('button', { name: '重新获取二维码' })
  fireEvent.click(button)
  fireEvent.click(button)
  await pass(50)
  expect(count('POST /v1/order/payment/again')).toBe(1)
  expect(screen.getByTestId('toasts')).toBeEmptyDOMElement()
})

test.each([
  ['a paid order', payment({ trade_state: 'SUCCESS', code_url: '' }), stateOf('SUCCESS', 2)],
  ['a paid order whose payment is refused', ApiFailure.refused(409002, '订单已支付'), stateOf('SUCCESS', 4)],
])('%s goes to the status', async (_, answer, state) => {
  const { address } = await open({ 'POST /v1/order/payment/confirm': answer, 'GET /v1/order/payment/state': state })
  expect(address()).toBe('/paystatus?order_no=77')
})

test.each([
  ['cancelled', stateOf('CLOSED', 0), '订单已取消'],
  ['refunded', stateOf('REFUND', 7), '订单已进入退款'],
])('an order that is %s cannot be paid [checkout-faults#open-the-code]', async (_, state, text) => {
  const refused = ApiFailure.refused(409002, '不能进行此操作')
  await open({ 'POST /v1/order/payment/confirm': refused, 'GET /v1/order/payment/state': state })
  expect(screen.getByText(text)).toBeVisible()
  expect(screen.queryByRole('img', { name: '微信支付二维码' })).toBeNull()
})

test.each(['/wx_pay', '/wx_pay?order_no=abc', '/wx_pay?order_no=404'])('%s is no order', async (address) => {
  const unknown = ApiFailure.refused(404004, '订单不存在')
  await open({ 'POST /v1/order/payment/confirm': unknown, 'GET /v1/order/payment/state': unknown, 'GET /v1/order/detail': unknown }, address)
  expect(screen.getByText('订单不存在')).toBeVisible()
})

test('/payAgain shows a fresh code', async () => {
  const { count } = await open({}, '/payAgain?order_no=77')
  expect(screen.getByRole('heading', { name: '继续支付' })).toBeVisible()
  expect(count('POST /v1/order/payment/again')).toBe(1)
  expect(count('POST /v1/order/payment/confirm')).toBe(0)
})
