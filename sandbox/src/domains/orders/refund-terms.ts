import type { RefundObstacle } from '@xhkt/contract'
import { groupState, orderStatus } from '@xhkt/contract/constants'
import { nextStates } from '@xhkt/contract/transitions/next-states'
import { orderTransitions } from '@xhkt/contract/transitions/order'
import type { Context } from '../../core/context.ts'
import { durationOf, lessonsOf } from '../courses/lessons.ts'
import { query } from '../../core/database.ts'
import { findGroup } from '../groups/groups.ts'
import type { OrderRow } from '../order-states/order-row.ts'

const refundTime = 7 * 86_400
/** A refund needs a lower studied share. */
export const studiedLimit = 1 / 3

/** Why there can be no refund. The API answers `renewed` as a status that allows none. */
type Obstacle = RefundObstacle | 'renewed'

const obstacles: Record<Obstacle, string> = {
  '': '',
  status: '当前订单状态不支持退款',
  group: '拼团中的订单不能退款，未成团会自动退款',
  free: '该订单没有支付金额，无需退款',
  time: '已超过付款后 7 天的退款期限',
  studied: '已学习超过课程时长的三分之一',
  renewed: '课程已经续费，请先申请续费订单的退款',
}

export interface RefundTerms {
  why: RefundObstacle
  message: string
  deadline: number
  studied_share: number
}

const playedOf = query<{ section_id: number; played: number }>('SELECT section_id, played FROM progress WHERE user_id = ? AND course_id = ?')

function studiedShare(context: Context, { user_id, course_id }: OrderRow): number {
  const played = new Map(context.db.all(playedOf, user_id, course_id).map((row) => [row.section_id, row.played]))
  const lessons = lessonsOf(context, course_id).map((lesson) => ({ id: lesson.id, duration: durationOf(lesson, context.durations) }))
  const total = lessons.reduce((sum, { duration }) => sum + duration, 0)
  const studied = lessons.reduce((sum, { id, duration }) => sum + Math.min(played.get(id) ?? 0, duration), 0)
  return total === 0 ? 0 : studied / total
}

const renewalSince = query<{ order_no: string }>(`
  SELECT order_no FROM orders WHERE user_id = ? AND course_id = ? AND kind = 'renewal' AND opened_at > ?
  AND (status IN (${orderStatus.paid}, ${orderStatus.delivering}, ${orderStatus.completed}) OR reopens_as IS NOT NULL) LIMIT 1`)

/** Whether the purchase was renewed since. After its refund the learner would have the course for the lower price of the renewal. */
const isRenewedSince = ({ db }: Context, { user_id, course_id, opened_at }: OrderRow): boolean =>
  db.get(renewalSince, user_id, course_id, opened_at) !== undefined

function obstacleOf(context: Context, order: OrderRow, deadline: number, share: () => number): Obstacle {
  const { db, clock } = context
  if (nextStates(orderTransitions, 'requestRefund', order.status).length === 0) return 'status'
  if (order.group_id !== null && findGroup({ db }, order.group_id)?.state === groupState.filling) return 'group'
  if (order.amount === 0) return 'free'
  if (clock.now() >= deadline) return 'time'
  if (isRenewedSince(context, order)) return 'renewed'
  return share() >= studiedLimit ? 'studied' : ''
}

const deadlineOf = ({ opened_at, amount }: OrderRow): number => (opened_at > 0 && amount > 0 ? opened_at + refundTime : 0)

/** Until when the learner can request a refund of an order; 0: they cannot. It reads the lessons only where nothing else decides. */
export function refundDeadline(context: Context, order: OrderRow): number {
  const deadline = deadlineOf(order)
  return obstacleOf(context, order, deadline, () => studiedShare(context, order)) === '' ? deadline : 0
}

/** Whether the learner can request a refund of an order now, and until when (docs/product/orders.md#refunds). */
export function refundTerms(context: Context, order: OrderRow): RefundTerms {
  const studied_share = studiedShare(context, order)
  const deadline = deadlineOf(order)
  const obstacle = obstacleOf(context, order, deadline, () => studied_share)
  return { why: obstacle === 'renewed' ? 'status' : obstacle, message: obstacles[obstacle], deadline, studied_share }
}
