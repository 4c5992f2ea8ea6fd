import { type Static, Type as T } from '@sinclair/typebox'
import { CourseCard } from './course.ts'
import { GroupBuy, GroupOrder, OrderGroup } from './group.ts'
import { type Endpoint, Fen, Id, IdOrEmpty } from './schema.ts'

/** Somebody who has paid for a place. */
export const GroupMember = T.Object({
  /** Masked. @example 陈** */
  name: T.String(),
  avatar: T.String(),
})
export type GroupMember = Static<typeof GroupMember>

/** A group as its members and the people they invite see it (docs/product/orders.md#group-buys). */
export const GroupDetail = T.Composite([
  OrderGroup,
  T.Object({
    /** `sold_out` is false for a caller whose unpaid order holds a seat. */
    course: CourseCard,
    /** The price for each member. */
    price: Fen,
    /** The `joined` members who have paid. The one who opened the group comes first. */
    members: T.Array(GroupMember),
    /** The caller is a member; not one whose order was refunded, unless the group failed. */
    mine: T.Boolean({ 'x-essential': 'It decides whether the group can be joined.' }),
    /** The caller owns the course, by this group or otherwise. */
    owned: T.Boolean({ 'x-essential': 'It decides whether the group can be joined.' }),
    /** The caller's course has expired. A renewal is not possible in a group. */
    expired: T.Boolean({ 'x-essential': 'It decides whether the group can be joined.' }),
    /** The order of a member. An older server does not send it. */
    my_order: T.Optional(T.Union([GroupOrder, T.Null()])),
    /** The caller's unpaid order of this group; empty: none. An older server does not send it. @example "" */
    pending_order_no: T.Optional(IdOrEmpty),
  }),
])
export type GroupDetail = Static<typeof GroupDetail>

export const groupEndpoints = {
  'GET /v1/course/group/list': {
    summary: 'Groups of a course that wait for members, the one that ends first comes first',
    session: 'optional',
    refusals: [404001],
    query: T.Object({ course_id: Id }),
    data: T.Object({ list: T.Array(GroupBuy) }),
  },
  'GET /v1/course/group/detail': {
    summary: 'One group, also when it is full or over; 404010 for an unknown one, and while nobody has paid',
    session: 'optional',
    refusals: [404010],
    query: T.Object({ group_id: Id }),
    data: GroupDetail,
  },
} as const satisfies Record<string, Endpoint>
