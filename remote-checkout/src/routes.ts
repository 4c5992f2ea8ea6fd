import type { RouteDeclaration } from '@xhkt/contract/federation/route-manifest'

const orderEarly = [{ path: '/v1/order/detail', query: { order_no: ':order_no' } }] satisfies RouteDeclaration['early']

/** Parameters that change the price. The host stores a promotion code before the page requests a price with it. */
const priceWords = ['group', 'promotion_code']

/** The name of the area for learners. */
export const title = '订单支付'

export const routes = [
  {
    path: '/payment',
    page: 'payment',
    title: '确认订单',
    access: 'session',
    skeleton: 'payment',
    early: [
      { path: '/v1/course/detail', query: { course_id: ':course_id' }, picture: 'cover' },
      { path: '/v1/order/quote', query: { course_id: ':course_id' }, also: priceWords, unless: priceWords },
      { path: '/v1/user/address/list' },
    ],
    sample: '?course_id=1003',
  },
  { path: '/wx_pay', page: 'wx-pay', title: '微信支付', access: 'session', skeleton: 'pay', early: orderEarly },
  { path: '/payAgain', page: 'wx-pay', title: '继续支付', access: 'session', skeleton: 'pay', early: orderEarly },
  { path: '/paystatus', page: 'pay-status', title: '支付状态', access: 'session', skeleton: 'status', early: orderEarly },
  { path: '/redeemDelivery', page: 'redeem-delivery', title: '填写收货地址', access: 'session', skeleton: 'order', early: orderEarly },
  { path: '/payStatusRedeem', page: 'redeem-status', title: '兑换状态', access: 'session', skeleton: 'status', early: orderEarly },
  {
    path: '/orderDetails',
    page: 'order-details',
    title: '订单详情',
    access: 'public',
    skeleton: 'order',
    early: [{ path: '/v1/order/shared', query: { order_no: ':order_no' } }],
  },
  {
    path: '/couponcollection',
    page: 'coupon',
    title: '领取优惠券',
    access: 'public',
    skeleton: 'coupon',
    early: [{ path: '/v1/coupon/detail', query: { coupon_code: ':coupon_code' } }],
    sample: '?coupon_code=XUEHAI20',
  },
  {
    path: '/groupbooking',
    page: 'group',
    title: '邀请好友拼团',
    access: 'public',
    skeleton: 'group',
    early: [{ path: '/v1/course/group/detail', query: { group_id: ':group_id' } }],
  },
] satisfies RouteDeclaration[]
