import { type Static, Type as T } from '@sinclair/typebox'
import { groupState, orderStatus } from './constants.ts'
import { CourseCard } from './course-card.ts'
import { type Endpoint, Fen, FlagState, Id, IdOrEmpty, Seconds, StateOf } from './schema.ts'

/** A lower price for `size` people who buy together (拼团, docs/product/orders.md#group-buys). */
export const GroupOffer = T.Object({
  /** The price that each member pays. */
  price: T.Integer({ ...Fen, 'x-essential': 'Without it there is no offer.' }),
  /** The number of members of a full group. @example 3 */
  size: T.Integer({ minimum: 2, 'x-essential': 'Without it there is no offer.' }),
  /** When the offer ends; 0: never. */
  ends_at: Seconds,
})
export type GroupOffer = Static<typeof GroupOffer>

/**
 * Places that unpaid orders hold, the caller’s own order included. Nobody else can take these places before the orders end. An older server
 * sends neither field.
 */
const HeldSeats = {
  held: T.Optional(T.Integer({ minimum: 0 })),
  /** When the first of the unpaid orders with a place expires; 0: no order holds a place. @example 0 */
  held_until: T.Optional(Seconds),
}

/** A group that waits for members: joined < size. */
export const GroupBuy = T.Object({
  group_id: Id,
  /** The masked name of the learner who opened the group, even after their refund. @example 陈** */
  leader_name: T.String(),
  /** Address of the picture of the learner who opened the group; empty: none. @example "" */
  leader_avatar: T.String(),
  joined: T.Integer({ minimum: 1 }),
  size: T.Integer({ minimum: 2 }),
  /**
   * When the group fails unless it is full: 24 hours after its first payment, as pages promise, and no later than the offer. Before it,
   * 24 hours after the order.
   */
  expires_at: Seconds,
  ...HeldSeats,
  /** Whether the caller is a member. */
  mine: FlagState('As false it offers to join what the caller may be in.'),
})
export type GroupBuy = Static<typeof GroupBuy>

/** The group of an order (docs/product/orders.md#group-buys). */
export const OrderGroup = T.Object({
  group_id: Id,
  /** The state of the group. */
  state: StateOf(groupState),
  size: T.Integer({ minimum: 2 }),
  joined: T.Integer({ minimum: 0 }),
  /**
   * When the group fails unless it is full: 24 hours after its first payment, as pages promise, and no later than the offer. Before it,
   * 24 hours after the order.
   */
  expires_at: Seconds,
  ...HeldSeats,
})
export type OrderGroup = Static<typeof OrderGroup>

/** The caller's order of a group. After a failed group its status follows the refund: 6, 5, 7. */
export const GroupOrder = T.Object({
  order_no: Id,
  group_id: Id,
  status: StateOf(orderStatus),
  amount: Fen,
})
export type GroupOrder = Static<typeof GroupOrder>

/** Somebody who has paid for a place. */
export const GroupMember = T.Object({
  /** The masked name of the member. @example 陈** */
  name: T.String(),
  avatar: T.String(),
})
export type GroupMember = Static<typeof GroupMember>

/** A group as its members and invited people see it (docs/product/orders.md#group-buys). */
export const GroupDetail = T.Composite([
  OrderGroup,
  T.Object({
    /** `sold_out` is false for a caller whose unpaid order holds a seat. */
    course: CourseCard,
    /** The price for each member. */
    price: Fen,
    /** The `joined` members who have paid. The member who opened the group comes first. */
    members: T.Array(GroupMember),
    /** Whether the caller is a member. A member whose order was refunded counts only if the group failed. */
    mine: T.Boolean({ 'x-essential': 'It decides whether the group can be joined.' }),
    /** Whether the caller owns the course, by the group or otherwise. */
    owned: T.Boolean({ 'x-essential': 'It decides whether the group can be joined.' }),
    /** Whether the course has expired for the caller. A renewal is not possible in a group. */
    expired: T.Boolean({ 'x-essential': 'It decides whether the group can be joined.' }),
    /** The caller's order in the group; null: none. An older server does not send the field. */
    my_order: T.Optional(T.Union([GroupOrder, T.Null()])),
    /** The caller's unpaid order in the group; empty: none. An older server does not send the field. @example "" */
    pending_order_no: T.Optional(IdOrEmpty),
  }),
])
export type GroupDetail = Static<typeof GroupDetail>

export const groupEndpoints = {
  'GET /v1/course/group/list': {
    summary: 'Groups of a course that wait for members, the first to end first',
    session: 'optional',
    refusals: [404001],
    query: T.Object({ course_id: Id }),
    data: T.Object({ list: T.Array(GroupBuy) }),
  },
  'GET /v1/course/group/detail': {
    summary: 'One group, full or over included; 404010 for an unknown group, and while nobody has paid',
    session: 'optional',
    refusals: [404010],
    query: T.Object({ group_id: Id }),
    data: GroupDetail,
  },
} as const satisfies Record<string, Endpoint>
