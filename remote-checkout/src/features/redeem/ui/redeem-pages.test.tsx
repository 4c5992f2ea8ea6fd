import { act, screen, waitFor, within } from '@testing-library/react'
import type { Order } from '@xhkt/contract'
import { holdAnswer } from '@xhkt/testing/held-answer'
import { goOffline, goOnline, mountOffline, MountOnClick } from '@xhkt/testing/network'
import { type Answers, ApiFailure, renderPage } from '@xhkt/testing/render-page'
import { homeAddress as home, workAddress as work } from '@xhkt/testing/sample-addresses'
import { sampleCourse } from '@xhkt/testing/sample-course'
import { sampleOrder } from '@xhkt/testing/sample-order'
import RedeemDeliveryPage from './redeem-delivery-page.tsx'
import { isLeavingGuarded } from '@xhkt/platform/unsaved-changes'
import RedeemStatusPage from './redeem-status-page.tsx'

const { address_id: _, is_default: __, ...kept } = home

const redeemed = (given: Partial<Order> = {}) => sampleOrder({ kind: 'redeem', status: 3, amount: 0, paid_at: 1_800_000_060, ...given })
const parcel = { carrier: '顺丰速运', number: 'SF1234567890123', events: [] }
const call = 'POST /v1/order/exchange/delivery'

const answers: Answers = {
  'GET /v1/order/detail': redeemed(),
  'GET /v1/user/address/list': { list: [home, work] },
  'GET /v1/course/detail': sampleCourse({ owned: true }),
  'GET /v1/user/study/section': { list: [] },
}

function open(Page: typeof RedeemDeliveryPage, given: Partial<Order> = {}, more: Answers = {}, address = '/page?order_no=77') {
  const page = renderPage(<Page />, { address, session: true, answers: { ...answers, 'GET /v1/order/detail': redeemed(given), ...more } })
  return { ...page, sent: () => page.calls.filter(({ name }) => name === call).map(({ body }) => body) }
}

const submit = () => screen.findByRole('button', { name: '确认收货地址' })

describe('the address of a redeemed order', () => {
  test('is the default one, or the one that the learner picks, and is sent once on a double click [checkout-faults#address-of-a-redeemed-order]', async () => {
    const { user, sent, address } = open(RedeemDeliveryPage, {}, { [call]: redeemed({ address: kept }) })
    expect(await screen.findByRole('heading', { level: 1, name: '填写收货地址' })).toBeVisible()
    expect(await screen.findByRole('radio', { name: /王小明/ })).toBeChecked()
    await user.click(screen.getByRole('radio', { name: /李雷/ }))
    await user.dblClick(await submit())
    expect(sent()).toEqual([{ order_no: '77', address_id: '2' }])
    expect(address()).toBe('/payStatusRedeem?order_no=77')
  })

  test('goes with the remark that the learner has typed, which a failure does not lose [orders#redemption]', async () => {
    const { user, sent } = open(RedeemDeliveryPage, { remark: '工作日送达' }, { [call]: ApiFailure.status(500) })
    await screen.findByRole('radio', { name: /王小明/ })
    const remark = screen.getByRole('textbox', { name: '订单备注（选填）' })
    expect(remark).toHaveValue('工作日送达')
    expect(isLeavingGuarded()).toBe(false)
    await user.clear(remark)
    await user.type(remark, ' 周末送达 ')
    await user.click(await submit())
    expect(await screen.findByText('系统接口500异常')).toBeVisible()
    expect(sent()).toEqual([{ order_no: '77', address_id: '1', remark: '周末送达' }])
    expect(remark).toHaveValue(' 周末送达 ')
    expect(isLeavingGuarded()).toBe(true)
  })

  test('stays when an answer that was requested before the submission arrives after it', async () => {
    const before = holdAnswer(redeemed())
    const orders = [redeemed(), before.answer]
    const { user } = open(RedeemDeliveryPage, {}, { 'GET /v1/order/detail': () => orders.shift()!, [call]: redeemed({ address: kept }) })
    await screen.findByRole('radio', { name: /王小明/ })
    // The learner comes back to the tab.
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    await user.click(await submit())
    await before.release()
    expect(screen.getByText(/^当前寄送到：王小明/)).toBeVisible()
  })

  test('is required', async () => {
    const { user, sent } = open(RedeemDeliveryPage, {}, { 'GET /v1/user/address/list': { list: [] } })
    await screen.findByText('还没有收货地址，请先新增一个')
    await user.click(await submit())
    expect(screen.getByText('请选择收货地址，没有的请先新增')).toBeVisible()
    expect(sent()).toEqual([])
  })

  test('is shown when the order has one, and can be changed', async () => {
    open(RedeemDeliveryPage, { address: kept })
    expect(await screen.findByText('当前寄送到：王小明，北京市 海淀区 学院路 30 号')).toBeVisible()
    expect(await submit()).toBeEnabled()
  })

  test.each([
    ['nothing is delivered', { status: 2 } as const, '无需填写收货地址', '/payStatusRedeem?order_no=77'],
    ['the parcel is sent', { address: kept, shipment: parcel }, '资料已寄出', '/payStatusRedeem?order_no=77'],
    ['the course was bought', { kind: 'alone' } as const, '无需填写收货地址', '/orderDetail?order_no=77'],
  ])('is not asked for when %s', async (_name, given, title, href) => {
    open(RedeemDeliveryPage, given)
    expect(await screen.findByRole('heading', { name: title })).toBeVisible()
    expect(screen.getByRole('link', { name: '查看订单' })).toHaveAttribute('href', href)
  })

  test('that is refused because the parcel is sent shows so [checkout-faults#address-of-a-redeemed-order]', async () => {
    let isSent = false
    const { user } = open(RedeemDeliveryPage, {}, {
      'GET /v1/order/detail': () => redeemed(isSent ? { address: kept, shipment: parcel } : {}),
      [call]: () => {
        isSent = true
        return ApiFailure.refused(409002, '订单已发货，不能进行此操作，请刷新后查看')
      },
    })
    await screen.findByRole('radio', { name: /王小明/ })
    await user.click(await submit())
    expect(await screen.findByRole('heading', { name: '资料已寄出' })).toBeVisible()
  })

  test.each([
    ['a lost connection', ApiFailure.network(), '网络异常'],
    ['a timeout', ApiFailure.timeout(), '系统接口请求超时'],
    ['an HTTP error', ApiFailure.status(500), '系统接口500异常'],
  ])('that the server has kept is shown although %s hid the answer [checkout-faults#address-of-a-redeemed-order]', async (_name, failure, text) => {
    let isKept = false
    const { user } = open(RedeemDeliveryPage, {}, {
      'GET /v1/order/detail': () => redeemed(isKept ? { address: kept } : {}),
      [call]: () => {
        isKept = true
        return failure
      },
    })
    await screen.findByRole('radio', { name: /王小明/ })
    await user.click(await submit())
    expect(await screen.findByText(text)).toBeVisible()
    expect(await screen.findByText(/^当前寄送到：王小明/)).toBeVisible()
    expect(await submit()).toBeEnabled()
  })

  test('offline fails at once and can be sent again', async () => {
    const { user } = open(RedeemDeliveryPage, {}, { [call]: ApiFailure.network() })
    await screen.findByRole('radio', { name: /王小明/ })
    goOffline()
    await user.click(await submit())
    expect(await screen.findByText('网络异常')).toBeVisible()
    expect(await submit()).toBeEnabled()
    goOnline()
  })
})

describe('the result of a redemption', () => {
  test('says that the course is open, and links to it', async () => {
    open(RedeemStatusPage, { status: 2 })
    expect(await screen.findByRole('heading', { level: 1, name: '兑换成功' })).toBeVisible()
    expect(screen.getByText('课程已开通，现在就可以开始学习')).toBeVisible()
    expect(screen.getByRole('link', { name: '开始学习' })).toBeVisible()
    expect(screen.getByRole('link', { name: '我的课程' })).toHaveAttribute('href', '/personal/myCourse')
    expect(screen.queryByRole('link', { name: /收货地址/ })).toBeNull()
  })

  test.each([
    ['asks for the address', {}, /请填写收货地址，我们才能寄出纸质资料$/, '填写收货地址'],
    ['lets the learner change the address', { address: kept }, /纸质资料会尽快寄出$/, '修改收货地址'],
  ])('%s', async (_name, given, text, link) => {
    open(RedeemStatusPage, given)
    expect(await screen.findByText(text)).toBeVisible()
    expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', '/redeemDelivery?order_no=77')
  })

  test.each([
    [{ status: 2 as const, agreement_state: 'active' as const }, '课程已开通，请先签署学习协议'],
    [{ agreement_state: 'failed' as const }, '课程已开通，请先签署学习协议。请填写收货地址，我们才能寄出纸质资料'],
  ])('%j: names the agreement that is not signed, and leads to it before the lessons [agreements#places]', async (given, text) => {
    open(RedeemStatusPage, given)
    expect(await screen.findByText(text)).toBeVisible()
    const sign = screen.getByRole('button', { name: /^(签署协议|重新签署)/ })
    expect(sign.compareDocumentPosition(screen.getByRole('link', { name: '开始学习' }))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  test('shows where the parcel goes, and its number once it is sent', async () => {
    open(RedeemStatusPage, { address: kept, remark: '放在门卫处', shipment: parcel })
    expect(await screen.findByText('课程已开通，现在就可以开始学习。纸质资料已寄出')).toBeVisible()
    const card = within(screen.getByRole('region', { name: '兑换成功' }))
    expect(card.getByText('王小明 13911110001')).toBeVisible()
    expect(card.getByText('北京市 海淀区 学院路 30 号')).toBeVisible()
    expect(card.getByText('顺丰速运 SF1234567890123')).toBeVisible()
    expect(card.getByText('放在门卫处')).toBeVisible()
    expect(screen.queryByRole('link', { name: /收货地址/ })).toBeNull()
  })

  test('of an order that was bought is the status of its payment', async () => {
    const { address } = open(RedeemStatusPage, { kind: 'alone', status: 2 })
    await waitFor(() => expect(address()).toBe('/paystatus?order_no=77'))
  })

  test('of a closed order opens no course', async () => {
    open(RedeemStatusPage, { status: 7 })
    expect(await screen.findByRole('heading', { name: '兑换已失效' })).toBeVisible()
    expect(screen.queryByRole('link', { name: '开始学习' })).toBeNull()
  })
})

describe.each([
  ['redeemDelivery', RedeemDeliveryPage, '填写收货地址'],
  ['payStatusRedeem', RedeemStatusPage, '兑换成功'],
])('/%s', (_path, Page, title) => {
  test.each(['', '?order_no=abc', '?order_no=404'])('%s is no order', async (query) => {
    open(Page, {}, { 'GET /v1/order/detail': ApiFailure.refused(404004, '订单不存在') }, `/page${query}`)
    expect(await screen.findByText('订单不存在')).toBeVisible()
  })

  test('a failure offers 重试', async () => {
    let up = false
    const { user } = open(Page, {}, { 'GET /v1/order/detail': () => (up ? redeemed() : ApiFailure.status(502)) })
    expect(await screen.findByText('系统接口502异常')).toBeVisible()
    up = true
    await user.click(screen.getByRole('button', { name: '重试' }))
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
  })

  test('offline: the page says so, and loads when the network is back', async () => {
    renderPage(<MountOnClick><Page /></MountOnClick>, { address: '/page?order_no=77', session: true, answers })
    mountOffline()
    expect(screen.getByRole('heading', { name: '网络异常' })).toBeVisible()
    goOnline()
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
  })
})
