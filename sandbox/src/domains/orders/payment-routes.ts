import type { Context } from '../../core/context.ts'
import { requireOrder } from '../order-states/find-order.ts'
import { cancelOrder, confirmPayment, renewPayment, tradeState } from './payments.ts'
import type { Handlers } from '../../core/route.ts'

export const paymentHandlers = (context: Context) =>
  ({
    'POST /v1/order/payment/confirm': ({ body, user }) => confirmPayment(context, requireOrder(context, user.id, body.order_no)),
    'POST /v1/order/payment/again': ({ body, user }) => renewPayment(context, requireOrder(context, user.id, body.order_no)),
    'POST /v1/order/payment/cancel': ({ body, user }) => {
      cancelOrder(context, requireOrder(context, user.id, body.order_no), body.reason ?? '')
      return {}
    },
    'GET /v1/order/payment/state': ({ query, user }) => {
      const order = requireOrder(context, user.id, query.order_no)
      return { order_no: order.order_no, trade_state: tradeState(context, order), order_status: order.status }
    },
  }) satisfies Partial<Handlers>
