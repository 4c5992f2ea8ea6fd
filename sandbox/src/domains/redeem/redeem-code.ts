import type { Redemption } from '@xhkt/contract'
import { normalizeRedeemCode } from '@xhkt/contract/redeem-code'
import type { User } from '../../core/user.ts'
import { apiErrors } from '../../core/api-error.ts'
import type { Context } from '../../core/context.ts'
import { courseCard, requireCourse } from '../courses/cards.ts'
import type { CourseRow } from '../courses/course-row.ts'
import { nameOfPrice } from '../courses/prices.ts'
import { query } from '../../core/database.ts'
import { completePayment } from '../orders/complete-payment.ts'
import { requireNotOwned } from '../orders/purchase.ts'
import { findUnpaidOrder } from '../order-states/find-order.ts'
import { insertOrder } from '../order-states/insert-order.ts'
import { changeOrder } from '../order-states/order-events.ts'
import { orderByNo } from '../order-states/order-row.ts'
import { WrongTries } from '../../core/wrong-tries.ts'

interface RedeemCodeRow {
  code: string
  course_id: number
  /** Null: for everybody. */
  user_id: number | null
  expires_at: number
  used_at: number
  /** The order that has used it. Null: not used. */
  order_no: string | null
}

const byCode = query<RedeemCodeRow>('SELECT * FROM redeem_code WHERE code = ?')

/** Wrong codes by learner. A code of another learner counts as wrong too: it may have been guessed. */
const redeemTries = new WrongTries('redeem', apiErrors.redeemRateLimited)

/** The code, if the learner may use it. A used or expired code does not count as a wrong one. */
function requireRedeemCode(context: Context, user: User, typed: string): RedeemCodeRow {
  const learner = String(user.id)
  redeemTries.requireTry(context, learner)
  const found = context.db.get(byCode, normalizeRedeemCode(typed))
  const isOfAnother = found !== undefined && found.user_id !== null && found.user_id !== user.id
  if (!found || isOfAnother) {
    redeemTries.countWrong(context, learner)
    throw found ? apiErrors.redeemCodeOfAnother() : apiErrors.redeemCodeNotFound()
  }
  const usedBy = found.order_no === null ? undefined : context.db.get(orderByNo, found.order_no)?.user_id
  if (found.used_at > 0) throw usedBy === user.id ? apiErrors.redeemCodeUsedByCaller() : apiErrors.redeemCodeUsed()
  if (found.expires_at <= context.clock.now()) throw apiErrors.redeemCodeExpired()
  return found
}

/** Opens the course by an order of 0. Returns its number. Runs within the caller's transaction. */
function openCourse(context: Context, user: User, course: CourseRow): string {
  const orderNo = insertOrder(context, {
    ...{ userId: user.id, courseId: course.id, kind: 'redeem' },
    lines: [
      { kind: 'price', label: '课程价格', reason: nameOfPrice(course.price, course.old_price), amount: course.price },
      { kind: 'discount', label: '兑换', reason: '使用兑换码，无需付款', amount: -course.price },
    ],
  })
  const order = context.db.get(orderByNo, orderNo)
  if (!order) throw apiErrors.orderNotFound()
  completePayment(context, order)
  return orderNo
}

/** Redeems a code as the learner typed it (docs/product/orders.md#redemption). */
export function redeemCode(context: Context, user: User, typed: string): Redemption {
  const { code, course_id } = requireRedeemCode(context, user, typed)
  const course = requireCourse(context, course_id)
  requireNotOwned(context, user.id, course.id)
  const unpaid = findUnpaidOrder(context, user.id, course.id)
  const orderNo = context.db.transaction(() => {
    if (unpaid) changeOrder(context, unpaid, 'cancel', { by: 'system', reason: '已用兑换码开通该课程' })
    const opened = openCourse(context, user, course)
    // Only after a success: a right code that is refused, as for an owned course, stays unused. If it reset the count, it would allow
    // guesses without an end.
    redeemTries.forget(context, String(user.id))
    context.db.run('UPDATE redeem_code SET used_at = ?, order_no = ? WHERE code = ?', context.clock.now(), opened, code)
    return opened
  })
  return { order_no: orderNo, needs_address: course.has_material === 1, course: courseCard(context, course) }
}
