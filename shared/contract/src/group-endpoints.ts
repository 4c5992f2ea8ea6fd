import { type Static, Type as T } from '@sinclair/typebox'
import { CourseCard } from './course.ts'
import { GroupBuy, OrderGroup } from './group.ts'
import { type Endpoint, Fen, Id } from './schema.ts'

export const GroupMember = T.Object({
  /** Masked. */
  name: T.String(),
  avatar: T.String(),
})
export type GroupMember = Static<typeof GroupMember>

/** A group, for its members and for those whom they invite. */
export const GroupDetail = T.Composite([
  OrderGroup,
  T.Object({
    /** `sold_out`: for the caller, whose own unpaid order holds a seat for them. */
    course: CourseCard,
    /** What a member pays. */
    price: Fen,
    /** Those who have paid, whoever opened it leads: `joined` of them. */
    members: T.Array(GroupMember),
    /** The caller is one of them, and has not had the money back. */
    mine: T.Boolean(),
    /** The caller has the course now, by this group or in another way. */
    owned: T.Boolean(),
    /** The caller had it, and its time has run out: it is renewed, and not bought in a group. */
    expired: T.Boolean(),
  }),
])
export type GroupDetail = Static<typeof GroupDetail>

export const groupEndpoints = {
  'GET /v1/course/group/list': {
    summary: 'Groups of a course that still wait for members, the one that ends first leads',
    session: 'optional',
    query: T.Object({ course_id: Id }),
    data: T.Object({ list: T.Array(GroupBuy) }),
  },
  'GET /v1/course/group/detail': {
    summary: 'One group, also when it is full or over; one that nobody has paid for yet is not there (404010)',
    session: 'optional',
    query: T.Object({ group_id: Id }),
    data: GroupDetail,
  },
} as const satisfies Record<string, Endpoint>
