import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import type { ComponentType } from 'react'
import CouponPage from '../../../remote-checkout/src/features/coupon/ui/coupon-page.tsx'
import OrderDetailsPage from '../../../remote-checkout/src/features/order-details/ui/order-details-page.tsx'
import OrderConfirmPage from '../../../remote-checkout/src/features/checkout/ui/confirm/order-confirm-page.tsx'
import WxPayPage from '../../../remote-checkout/src/features/checkout/ui/wechat/wx-pay-page.tsx'
import RedeemDeliveryPage from '../../../remote-checkout/src/features/redeem/ui/redeem-delivery-page.tsx'
import RedeemPage from '../../../remote-personal/src/features/redeem/ui/redeem-page.tsx'
import type { RealShop } from './real-shop.ts'

const plain = '1005'
const withGroup = '1024'
const withMaterial = '1003'

/** A write of the checkout, from the opened page to its result. */
export interface Step {
  name: string
  /** The call that writes. */
  call: string
  Page: ComponentType
  /** Creates the data that the step needs. Returns the address of the step's page. */
  prepare: (shop: RealShop) => Promise<string>
  /** Enters the learner's input before the press. */
  fill?: (user: UserEvent, shop: RealShop) => Promise<void>
  button: RegExp
  /** The button of the question after the press. */
  confirm?: string
  /** The text that the page shows after the step, or the path to which the page leads. */
  result: { path: string } | { text: RegExp }
  /** The text that the page shows by itself once the step is done and its answer lost. Without such a text the learner presses again. */
  showsLostAnswer?: RegExp
  /** The text of the page when it opens after the step. */
  reopened: RegExp
  /** Does the step in a second tab. */
  elsewhere: (shop: RealShop, address: string) => Promise<unknown>
  /** The text after a press once a second tab has done the step, if different from `result`. */
  afterElsewhere?: RegExp
  /** The number of times that the server has done the step. */
  count: (shop: RealShop) => number
}

const orderNoOf = (address: string): string => new URLSearchParams(address.split('?')[1]).get('order_no') ?? ''

const changes = (shop: RealShop, status: number, reason = '%'): number =>
  shop.count(
    'SELECT 1 FROM order_history h JOIN orders o ON o.order_no = h.order_no WHERE o.user_id = ? AND h.status = ? AND h.reason LIKE ?',
    ...[shop.userId, status, reason],
  )

const addRedeemCode = (shop: RealShop, course: string): void =>
  shop.run('INSERT INTO redeem_code (code, course_id, user_id, expires_at, used_at) VALUES (?, ?, NULL, 9999999999, 0)', `CODE${shop.phone}`, course)

const redeem = (shop: RealShop) => shop.call('POST /v1/order/exchange/course', { code: `CODE${shop.phone}` })

const addAddress = async (shop: RealShop): Promise<string> => {
  const body = { name: '韩梅梅', phone: '13911110002', region_id: '440305', detail: '科技园路 1 号 2 栋 301' }
  return (await shop.call<{ address_id: string }>('POST /v1/user/address', body)).address_id
}

const priceOf = async (shop: RealShop, course_id: string): Promise<number> =>
  (await shop.call<{ amount: number }>('GET /v1/order/quote', undefined, { course_id })).amount

const submit = {
  ...{ call: 'POST /v1/order', Page: OrderConfirmPage, button: /^(提交订单|去支付)$/, result: { path: '/wx_pay' } },
  showsLostAnswer: /待付款订单，点击“去支付”继续付款/,
  ...{ reopened: /待付款订单/, count: (shop: RealShop) => shop.count('SELECT 1 FROM orders WHERE user_id = ?', shop.userId) },
}

/** Opens a group that another learner leads. */
const openGroup = async (leader: RealShop): Promise<string> => {
  const order_no = await leader.buy(withGroup, { group: 'new' })
  const { group } = await leader.call<{ group: { group_id: string } }>('GET /v1/order/detail', undefined, { order_no })
  return group.group_id
}

export const stepsFor = (another: () => RealShop): Step[] => [
  {
    ...{ name: 'submit', ...submit },
    prepare: () => Promise.resolve(`/payment?course_id=${plain}`),
    elsewhere: (shop) => shop.order(plain),
  },
  {
    ...{ name: 'join a group', ...submit },
    prepare: async () => `/payment?course_id=${withGroup}&group=${await openGroup(another())}`,
    elsewhere: (shop, address) => shop.order(withGroup, { group: new URLSearchParams(address.split('?')[1]).get('group') }),
  },
  {
    ...{ name: 'cancel', call: 'POST /v1/order/payment/cancel', Page: WxPayPage, button: /^取消订单$/, confirm: '确定' },
    prepare: async (shop) => `/wx_pay?order_no=${await shop.order(plain)}`,
    result: { text: /^订单已取消$/ },
    showsLostAnswer: /^订单已取消$/,
    reopened: /^订单已取消$/,
    elsewhere: (shop, address) => shop.call('POST /v1/order/payment/cancel', { order_no: orderNoOf(address) }),
    count: (shop) => changes(shop, 0),
  },
  {
    ...{ name: 'request a refund', call: 'POST /v1/order/refund', Page: OrderDetailsPage, button: /^提交申请$/ },
    prepare: async (shop) => `/orderDetails?order_no=${await shop.buy(plain)}`,
    fill: async (user) => {
      await user.click(await screen.findByRole('button', { name: '申请退款' }))
      await user.selectOptions(await screen.findByRole('combobox', { name: /退款原因/ }), '没有时间学习')
    },
    result: { text: /^退款中$/ },
    showsLostAnswer: /^退款中$/,
    reopened: /^退款中$/,
    elsewhere: (shop, address) => shop.call('POST /v1/order/refund', { order_no: orderNoOf(address), reason: '其他原因' }),
    count: (shop) => changes(shop, 5),
  },
  {
    ...{ name: 'evaluate', call: 'POST /v1/user/order/evaluate', Page: OrderDetailsPage, button: /^提交评价$/ },
    prepare: async (shop) => `/orderDetails?order_no=${await shop.buy(plain)}`,
    fill: async (user) => {
      await user.click(await screen.findByRole('button', { name: '评价课程' }))
      await user.click(await screen.findByRole('radio', { name: '5 星，非常满意' }))
    },
    result: { text: /^已完成$/ },
    showsLostAnswer: /^已完成$/,
    reopened: /^已完成$/,
    elsewhere: (shop, address) =>
      shop.call('POST /v1/user/order/evaluate', { order_no: orderNoOf(address), score: 4, tag_ids: [], text: '', picture_ids: [] }),
    count: (shop) => shop.count('SELECT 1 FROM evaluation e JOIN orders o ON o.order_no = e.order_no WHERE o.user_id = ?', shop.userId),
  },
  {
    ...{ name: 'withdraw a request', call: 'POST /v1/order/refund/withdraw', Page: OrderDetailsPage, button: /^撤回申请$/, confirm: '确定' },
    prepare: async (shop) => {
      const order_no = await shop.buy(plain)
      await shop.call('POST /v1/order/refund', { order_no, reason: '其他原因' })
      return `/orderDetails?order_no=${order_no}`
    },
    result: { text: /^已支付$/ },
    showsLostAnswer: /^已支付$/,
    reopened: /^已支付$/,
    elsewhere: (shop, address) => shop.call('POST /v1/order/refund/withdraw', { order_no: orderNoOf(address) }),
    count: (shop) => changes(shop, 2, '您已撤回%'),
  },
  {
    ...{ name: 'confirm the receipt', call: 'POST /v1/order/receive', Page: OrderDetailsPage, button: /^确认收货$/, confirm: '确定' },
    prepare: async (shop) => {
      const [address_id, expected_amount] = [await addAddress(shop), await priceOf(shop, withMaterial)]
      const order_no = await shop.buy(withMaterial, { address_id, expected_amount })
      await shop.call('POST /sandbox/shipment', { order_no })
      return `/orderDetails?order_no=${order_no}`
    },
    result: { text: /^已完成$/ },
    showsLostAnswer: /^已完成$/,
    reopened: /^已完成$/,
    elsewhere: (shop, address) => shop.call('POST /v1/order/receive', { order_no: orderNoOf(address) }),
    count: (shop) => changes(shop, 4),
  },
  {
    ...{ name: 'redeem', call: 'POST /v1/order/exchange/course', Page: RedeemPage, button: /^兑换$/ },
    prepare: (shop) => {
      addRedeemCode(shop, plain)
      return Promise.resolve('/personal/redeem')
    },
    fill: async (user, shop) => user.type(await screen.findByRole('textbox', { name: /兑换码/ }), `CODE${shop.phone}`),
    result: { path: '/payStatusRedeem' },
    reopened: /英语四级 425 稳过班/,
    elsewhere: redeem,
    afterElsewhere: /^您已用该兑换码开通课程/,
    count: (shop) => shop.count("SELECT 1 FROM orders WHERE user_id = ? AND kind = 'redeem'", shop.userId),
  },
  {
    ...{ name: 'address of a redeemed order', call: 'POST /v1/order/exchange/delivery', Page: RedeemDeliveryPage, button: /^确认收货地址$/ },
    prepare: async (shop) => {
      addRedeemCode(shop, withMaterial)
      await addAddress(shop)
      return `/redeemDelivery?order_no=${(await redeem(shop)).order_no}`
    },
    fill: async () => {
      await screen.findByRole('radio', { name: /韩梅梅/ })
    },
    result: { path: '/payStatusRedeem' },
    showsLostAnswer: /当前寄送到：韩梅梅/,
    reopened: /当前寄送到：韩梅梅/,
    elsewhere: async (shop, address) => {
      const { list } = await shop.call<{ list: { address_id: string }[] }>('GET /v1/user/address/list')
      await shop.call('POST /v1/order/exchange/delivery', { order_no: orderNoOf(address), address_id: list[0]?.address_id })
    },
    count: (shop) => shop.count('SELECT 1 FROM orders WHERE user_id = ? AND address IS NOT NULL', shop.userId),
  },
  {
    ...{ name: 'collect a coupon', call: 'POST /v1/coupon/collect', Page: CouponPage, button: /^领取$/ },
    prepare: () => Promise.resolve('/couponcollection?coupon_code=XUEHAI20'),
    result: { text: /^已领取$/ },
    showsLostAnswer: /^已领取$/,
    reopened: /^已领取$/,
    elsewhere: (shop) => shop.call('POST /v1/coupon/collect', { coupon_code: 'XUEHAI20' }),
    count: (shop) => shop.count('SELECT 1 FROM coupon_collected WHERE user_id = ?', shop.userId),
  },
]
