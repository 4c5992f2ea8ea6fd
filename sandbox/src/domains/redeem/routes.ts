import type { Context } from '../../core/context.ts'
import { requireOrder } from '../order-states/find-order.ts'
import { orderView } from '../orders/order-view.ts'
import { redeemCode } from './redeem-code.ts'
import { setRedeemDelivery } from './redeem-delivery.ts'
import type { Handlers } from '../../core/route.ts'

export const redeemHandlers = (context: Context) =>
  ({
    'POST /v1/order/exchange/course': ({ body, user }) => redeemCode(context, user, body.code),
    'POST /v1/order/exchange/delivery': ({ body, user }) => {
      setRedeemDelivery(context, requireOrder(context, user.id, body.order_no), body)
      return orderView(context, requireOrder(context, user.id, body.order_no))
    },
  }) satisfies Partial<Handlers>
