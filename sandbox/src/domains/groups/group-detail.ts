import type { GroupDetail, GroupMember } from '@xhkt/contract'
import { groupState, orderStatus } from '@xhkt/contract/constants'
import { maskedName, type User } from '../../core/user.ts'
import type { Context } from '../../core/context.ts'
import { courseCard, requireCourse } from '../courses/cards.ts'
import { query } from '../../core/database.ts'
import { apiErrors } from '../../core/api-error.ts'
import { enrolmentOf, isEnrolled } from '../order-states/enrolment.ts'
import { findUnpaidOrder } from '../order-states/find-order.ts'
import { expireOverdue } from '../order-states/expiry.ts'
import { memberOrder } from './group-orders.ts'
import { findGroup, type GroupRow, heldPlacesOf } from './groups.ts'

type PaidMember = User & { kind: 'open' | 'join'; status: number }

const paidMembers = query<PaidMember>(`
  SELECT u.*, o.kind, o.status FROM orders o JOIN user u ON u.id = o.user_id
  WHERE o.group_id = ? AND o.opened_at > 0 ORDER BY o.kind = 'open' DESC, o.paid_at, o.order_no`)

const isRefunded = ({ status: of }: PaidMember) => of === orderStatus.refunding || of === orderStatus.closed

/** The members, leader first. Sample learners have no orders; they come before the real members. */
function membersOf({ leader_name, leader_avatar, joined }: GroupRow, paid: PaidMember[]): GroupMember[] {
  const real = paid.map((user) => ({ name: maskedName(user), avatar: user.avatar }))
  const leader = (paid[0]?.kind === 'open' && real.shift()) || { name: leader_name, avatar: leader_avatar }
  const samples = Array.from({ length: Math.max(0, joined - real.length - 1) }, () => ({ name: '学员', avatar: '' }))
  return [leader, ...samples, ...real]
}

export function groupDetail(context: Context, groupId: string, user: User | null): GroupDetail {
  expireOverdue(context)
  const group = findGroup(context, groupId)
  if (!group || group.joined === 0) throw apiErrors.groupNotFound()
  const { id, state, size, joined, expires_at, course_id } = group
  const course = requireCourse(context, course_id)
  const card = courseCard(context, course)
  const paid = context.db.all(paidMembers, id)
  // It holds a seat, which may be the last one.
  const pending = user === null ? undefined : findUnpaidOrder(context, user.id, course_id)
  const owned = user !== null && isEnrolled(context, user.id, course_id)
  return {
    group_id: String(id),
    state,
    size,
    joined,
    expires_at,
    ...heldPlacesOf(context, id),
    course: { ...card, sold_out: card.sold_out && pending === undefined },
    price: course.group_price,
    members: membersOf(group, paid),
    mine: paid.some((member) => member.id === user?.id && (state === groupState.failed || !isRefunded(member))),
    owned,
    my_order: user && memberOrder(context, user.id, groupId),
    pending_order_no: pending?.group_id === id ? pending.order_no : '',
    expired: user !== null && !owned && enrolmentOf(context, user.id, course_id) !== null,
  }
}
