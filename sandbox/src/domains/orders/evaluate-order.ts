import type { BodyOf } from '@xhkt/contract'
import { orderActions } from '@xhkt/contract/transitions/order-actions'
import { maskedName, type User } from '../../core/user.ts'
import { apiErrors } from '../../core/api-error.ts'
import type { Context } from '../../core/context.ts'
import { query } from '../../core/database.ts'
import { addEvaluation } from '../evaluations/evaluations.ts'
import { takePictures } from '../pictures/pictures.ts'
import { changeOrder, statusNames } from '../order-states/order-events.ts'
import type { OrderRow } from '../order-states/order-row.ts'
import { orderView } from './order-view.ts'

const notEvaluated = query<OrderRow>('SELECT * FROM orders WHERE user_id = ? AND course_id = ? AND evaluated = 0 ORDER BY created_at DESC')

const canEvaluate = (context: Context, order: OrderRow): boolean =>
  orderActions(orderView(context, order), context.clock.now()).includes('evaluate')

/** The learner's newest order with which they can evaluate the course now. */
export const findOrderToEvaluate = (context: Context, userId: number, courseId: number): OrderRow | undefined =>
  context.db.all(notEvaluated, userId, courseId).find((order) => canEvaluate(context, order))

/** Adds the learner's evaluation to the course, once for each order. */
export function evaluateOrder(context: Context, user: User, order: OrderRow, body: BodyOf<'POST', '/v1/user/order/evaluate'>): void {
  if (order.evaluated === 1) throw apiErrors.alreadyEvaluated()
  if (!canEvaluate(context, order)) throw apiErrors.orderStatusConflict(statusNames[order.status])
  context.db.transaction(() => {
    const pictures = takePictures(context, user, 'evaluation', body.picture_ids)
    const author = { nickname: maskedName(user), avatar: user.avatar }
    addEvaluation(context, { ...body, ...author, orderNo: order.order_no, courseId: order.course_id, pictures })
    context.db.run('UPDATE orders SET evaluated = 1 WHERE order_no = ?', order.order_no)
    changeOrder(context, order, 'evaluate', { by: 'learner', reason: '已评价课程' })
  })
}
