import type { Order } from '@xhkt/contract'
import type { User } from '../../core/user.ts'
import type { Context } from '../../core/context.ts'
import { requireCourse } from '../courses/cards.ts'
import { evaluateOrder } from './evaluate-order.ts'
import { findOrder, requireOrder } from '../order-states/find-order.ts'
import { hideOrder, restoreOrder } from './hide-order.ts'
import { listGroupOrders, listOrders } from './list-orders.ts'
import type { OrderRow } from '../order-states/order-row.ts'
import { orderView, sharedOrderView } from './order-view.ts'
import { placeOrder } from './place-order.ts'
import { priceOf } from './pricing.ts'
import { quoteView } from './quote.ts'
import { refundPreview, requestRefund, withdrawRefund } from './refunds.ts'
import { listRenewals } from './renewals.ts'
import { confirmReceipt } from './shipments.ts'
import type { Handlers } from '../../core/route.ts'

export function orderHandlers(context: Context) {
  const own = (user: User, orderNo: string): OrderRow => requireOrder(context, user.id, orderNo)
  /** Changes the caller's order and answers it as it is afterwards. */
  function changed(user: User, orderNo: string, change: (order: OrderRow) => void): Order {
    change(own(user, orderNo))
    return orderView(context, own(user, orderNo))
  }
  return {
    'GET /v1/order/quote': ({ query, user }) => {
      const course = requireCourse(context, query.course_id)
      const choices = { group: query.group, coupon: query.coupon_code ?? 'best', promotionCode: query.promotion_code }
      return quoteView(context, course, priceOf(context, user.id, course, choices))
    },
    'POST /v1/order': ({ body, user }) => orderView(context, placeOrder(context, user, body)),
    'GET /v1/user/order/list': ({ query, user }) => listOrders(context, user, query),
    'GET /v1/user/order/group/list': ({ query, user }) => listGroupOrders(context, user, query),
    'GET /v1/user/order/renew/list': ({ query, user }) => listRenewals(context, user, query),
    'GET /v1/order/detail': ({ query, user }) => orderView(context, own(user, query.order_no)),
    'GET /v1/order/shared': ({ query, user }) => sharedOrderView(context, findOrder(context, query.order_no), user),
    'POST /v1/order/receive': ({ body, user }) => changed(user, body.order_no, (order) => confirmReceipt(context, order)),
    'GET /v1/order/refund/preview': ({ query, user }) => refundPreview(context, own(user, query.order_no)),
    'POST /v1/order/refund': ({ body, user }) => changed(user, body.order_no, (order) => requestRefund(context, order, body)),
    'POST /v1/order/refund/withdraw': ({ body, user }) => changed(user, body.order_no, (order) => withdrawRefund(context, order)),
    'POST /v1/user/order/hide': ({ body, user }) => changed(user, body.order_no, (order) => hideOrder(context, order)),
    'POST /v1/user/order/restore': ({ body, user }) => changed(user, body.order_no, (order) => restoreOrder(context, order)),
    'POST /v1/user/order/evaluate': ({ body, user }) => changed(user, body.order_no, (order) => evaluateOrder(context, user, order, body)),
  } satisfies Partial<Handlers>
}
