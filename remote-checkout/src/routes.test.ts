/** @jest-environment node */
import { matchRoute } from '@xhkt/contract/federation/match-route'
import { pages } from './entry.tsx'
import { routes } from './routes.ts'

test.each([
  ['/couponcollection', 'coupon', '领取优惠券', 'public'],
  ['/groupbooking', 'group', '邀请好友拼团', 'public'],
  ['/orderDetails', 'order-details', '订单详情', 'public'],
  ['/payment', 'payment', '确认订单', 'session'],
  ['/redeemDelivery', 'redeem-delivery', '填写收货地址', 'session'],
  ['/wx_pay', 'wx-pay', '微信支付', 'session'],
  ['/payAgain', 'wx-pay', '继续支付', 'session'],
  ['/paystatus', 'pay-status', '支付状态', 'session'],
  ['/payStatusRedeem', 'redeem-status', '兑换状态', 'session'],
])('%s is the page %s', (path, page, title, access) => {
  expect(matchRoute(path, routes)).toMatchObject({ page, title, access })
})

test('every declared page exists, and every page is declared', () => {
  expect(new Set(routes.map(({ page }) => page))).toEqual(new Set(Object.keys(pages)))
})

test('no other route is declared, and the manifest survives being written as JSON', () => {
  expect(routes).toHaveLength(9)
  expect(JSON.parse(JSON.stringify(routes))).toEqual(routes)
})
