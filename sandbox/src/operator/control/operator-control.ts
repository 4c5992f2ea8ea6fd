import { type Static, Type as T } from '@sinclair/typebox'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../core/context.ts'
import { success } from '../../core/envelope.ts'
import { decideSignature } from '../../domains/agreements/sign.ts'
import { answerFeedback } from '../../domains/feedback/feedback.ts'
import { settlePayment } from '../../domains/orders/payments.ts'
import { answerRefund } from '../../domains/orders/refunds.ts'
import { moveParcel } from '../../domains/orders/shipments.ts'
import { movePrizeParcel } from '../../domains/prizes/prizes.ts'

const OrderNo = T.String({ pattern: '^[0-9]{1,20}$' })
const Pay = T.Object({
  order_no: OrderNo,
  result: T.Union([T.Literal('success'), T.Literal('fail'), T.Literal('expire'), T.Literal('late')]),
})
const Refund = T.Object({ order_no: OrderNo, result: T.Union([T.Literal('grant'), T.Literal('refuse'), T.Literal('arrive')]) })
const Shipment = T.Object({ order_no: OrderNo })
const PrizeShipment = T.Object({ prize_id: T.String({ pattern: '^[0-9]{1,20}$' }) })
const Decision = T.Object({
  user_id: T.Integer({ minimum: 1 }),
  course_id: T.Integer({ minimum: 1 }),
  result: T.Union([T.Literal('success'), T.Literal('fail')]),
  reason: T.Optional(T.String({ minLength: 1, maxLength: 100 })),
})
const Answer = T.Object({ feedback_id: T.String({ pattern: '^[0-9]{1,20}$' }), text: T.String({ minLength: 1, maxLength: 1000 }) })

/** What the wallet, the carrier and the operator do (docs/product/sandbox.md#sandbox-control). */
export function registerOperatorControl(app: FastifyInstance, context: Context): void {
  app.post<{ Body: Static<typeof Pay> }>('/sandbox/pay', { schema: { body: Pay } }, ({ body }) => {
    settlePayment(context, body.order_no, body.result)
    return success({})
  })

  app.post<{ Body: Static<typeof Refund> }>('/sandbox/refund', { schema: { body: Refund } }, ({ body }) => {
    answerRefund(context, body.order_no, body.result)
    return success({})
  })

  app.post<{ Body: Static<typeof Shipment> }>('/sandbox/shipment', { schema: { body: Shipment } }, ({ body }) => {
    moveParcel(context, body.order_no)
    return success({})
  })

  app.post<{ Body: Static<typeof PrizeShipment> }>('/sandbox/prize', { schema: { body: PrizeShipment } }, ({ body }) => {
    movePrizeParcel(context, body.prize_id)
    return success({})
  })

  app.post<{ Body: Static<typeof Decision> }>('/sandbox/agreement', { schema: { body: Decision } }, ({ body }) => {
    decideSignature(context, body)
    return success({})
  })

  app.post<{ Body: Static<typeof Answer> }>('/sandbox/feedback', { schema: { body: Answer } }, ({ body }) =>
    success(answerFeedback(context, body.feedback_id, body.text)),
  )
}
