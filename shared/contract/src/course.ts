import { type Static, Type as T } from '@sinclair/typebox'
import { AgreementState } from './agreement.ts'
import { lessonType, liveState } from './constants.ts'
import { Coupon } from './coupon.ts'
import { CourseCard, CourseForm } from './course-card.ts'
import { GroupBuy, GroupOffer, GroupOrder } from './group.ts'
import { type Endpoint, Fen, Id, IdOrEmpty, PageOf, PageQuery, Seconds, StateOf } from './schema.ts'
import { Category } from './system.ts'
import { Teacher } from './teacher.ts'
import type { Known } from './unknown-state.ts'

/** Where a live lesson is, by the server's clock. */
export const LiveState = StateOf(liveState)
export type LiveState = Known<Static<typeof LiveState>>

/** A lesson in the outline of a course. */
export const Lesson = T.Object({
  section_id: Id,
  title: T.String(),
  /**
   * What a click on it does, for the caller: a trial, and every lesson of a caller who owns the course, has its own type, any other one is
   * `locked`. A live lesson without a recording stays `live` after its end. @example 1
   */
  type: StateOf(lessonType),
  /** Seconds; 0: unknown. @example 2700 */
  duration: T.Integer({ minimum: 0 }),
  /** Plays for everybody (试听). @example true */
  is_trial: T.Boolean(),
  /** When a live lesson starts, a locked one too; 0 for other lessons. @example 0 */
  starts_at: Seconds,
  live_state: LiveState,
  /** The live room, of a locked lesson too; empty for a lesson without one. @example "" */
  live_room_id: IdOrEmpty,
  /** The caller has reserved it (预约). */
  reserved: T.Boolean(),
})
export type Lesson = Static<typeof Lesson>

/** A part of the outline of a course. */
export const Chapter = T.Object({
  /** The chapter. */
  chapter_id: Id,
  title: T.String(),
  /** In their order; empty: none yet. */
  lessons: T.Array(Lesson),
})
export type Chapter = Static<typeof Chapter>

/** A service of the course, such as 7天无理由退, and its explanation. */
export const Service = T.Object({
  /** Its name. @example 7天无理由退 */
  name: T.String(),
  /** What it means. @example 购买后 7 天内可申请退款 */
  note: T.String(),
})
export type Service = Static<typeof Service>

/** A file of the course (资料, docs/product/courses.md#materials). */
export const Material = T.Object({
  id: Id,
  name: T.String(),
  /** Bytes. @example 204800 */
  size: T.Integer({ minimum: 0 }),
  /** Address of the file; empty unless the caller owns the course and its agreement, if it needs one, is signed. @example "" */
  url: T.String(),
})
export type Material = Static<typeof Material>

/** The adviser who answers questions before the purchase. `qrcode` is scanned with WeChat. */
export const Adviser = T.Object({
  /** Their name. @example 李老师 */
  name: T.String(),
  /** What they are. @example 课程顾问 */
  title: T.String(),
  /** Address of the QR code. @example /media/adviser.webp */
  qrcode: T.String(),
})
export type Adviser = Static<typeof Adviser>

/** The caller owns the course, or owned it. */
const Enrolment = T.Object({
  /** When the course ends; 0: never. In the past: the course has expired, and paying `renew_price` opens it again. @example 0 */
  expires_at: Seconds,
  renew_price: Fen,
  /** It can be renewed now: it has ended, or ends within 30 days. An older server does not send it. */
  renewable: T.Optional(T.Boolean()),
})
export type Enrolment = Static<typeof Enrolment>

/** A course with all that its page shows. */
export const CourseDetail = T.Composite([
  CourseCard,
  T.Object({
    /** The top category. `sub_category` is below it. */
    category: Category,
    /** The category of the second level. */
    sub_category: Category,
    /** HTML. The page that shows it sanitizes it. @example <p>课程介绍</p> */
    introduction: T.String(),
    /** What comes with it; empty: nothing. */
    services: T.Array(Service),
    /** The first one is the `teacher_name`. */
    teachers: T.Array(Teacher),
    /** The outline; empty: none yet. */
    chapters: T.Array(Chapter),
    /** The files; empty: none. */
    materials: T.Array(Material),
    /** Null: nobody answers. */
    adviser: T.Union([Adviser, T.Null()]),
    /**
     * Those that fit the course and its price without a discount, have begun and are not over, also collected and sold out ones; empty:
     * none.
     */
    coupons: T.Array(Coupon),
    /** Null: no offer for groups now. @example null */
    group: T.Union([GroupOffer, T.Null()]),
    /**
     * Groups that wait for members, the one that ends first comes first; also the caller’s own, and those whose places are all held.
     * @example []
     */
    groups: T.Array(GroupBuy),
    /**
     * The caller's order of a group that failed in the last 30 days, unless they own the course now. An older server does not send it.
     * @example null
     */
    failed_group: T.Optional(T.Union([GroupOrder, T.Null()])),
    /** How many can still be sold; null: unlimited. Each unpaid order holds one. @example null */
    seats_left: T.Union([T.Integer({ minimum: 0 }), T.Null()]),
    /** Days that a purchase lasts; 0: for ever. @example 365 */
    valid_days: T.Integer({ minimum: 0 }),
    /**
     * Null: the caller has no order of the course in `paid`, `delivering` or `completed`. So after a refund, while one is open, and after a
     * failed group, unless another order is left. @example null
     */
    enrolment: T.Union([Enrolment, T.Null()]),
    /**
     * `enrolment` is there and has not ended. So the course is open while its group fills, and before the printed material arrives. An
     * unsigned agreement does not count: `agreement_state` says it. @example false
     */
    owned: T.Boolean({ 'x-essential': 'It decides whether the page sells the course or opens it.' }),
    /** The caller's unpaid order for this course; empty: none. @example "" */
    pending_order_no: IdOrEmpty,
    /** The price of that order when it was placed; 0: none. An older server does not send it. @example 0 */
    pending_order_amount: T.Optional(Fen),
    /**
     * The caller's newest order that is `paid` or `completed`, is not evaluated, and has no group that fills; empty: none. An older
     * server does not send it. @example ""
     */
    evaluation_order_no: T.Optional(IdOrEmpty),
    /** The caller has it among their favourites (收藏). An older server does not send it. */
    favourite: T.Optional(T.Boolean()),
    /** Of a course that needs an agreement; absent: it needs none. An older server does not send it. @example success */
    agreement_state: T.Optional(AgreementState),
    /** Printed material is sent after the payment. */
    has_material: T.Boolean(),
    /** The mean score of the evaluations, 1 to 5 with one decimal; 0: none. @example 4.8 */
    score: T.Number({ minimum: 0, maximum: 5 }),
    /** How many learners have evaluated it. @example 36 */
    evaluation_count: T.Integer({ minimum: 0 }),
  }),
])
export type CourseDetail = Static<typeof CourseDetail>

/** `default`: as the operator puts it; `new`: the last published first; `popular`: most learners first; then by `price`. */
export const CourseSort = T.Union([
  T.Literal('default'),
  T.Literal('new'),
  T.Literal('popular'),
  T.Literal('price_asc'),
  T.Literal('price_desc'),
])
export type CourseSort = Static<typeof CourseSort>

/** The query of a filtered course list. */
export const CourseFilter = {
  /** Only courses of this form. */
  form: T.Optional(CourseForm),
  /** 1: only free courses. */
  free: T.Optional(T.Literal(1)),
  /** Only courses whose `price` is at least this. @example 0 */
  price_min: T.Optional(Fen),
  /** Only courses whose `price` is at most this; below `price_min` the list is empty. @example 50000 */
  price_max: T.Optional(Fen),
  sort: T.Optional(CourseSort),
}

/** A top category with those below it. */
export const CategoryNode = T.Composite([
  Category,
  T.Object({
    /**
     * Address of a square picture. A fragment (`…svg#3`) selects one picture of a shared file. Empty: none, and the page
     * shows the first character of the name. @example /media/icons.svg#1
     */
    icon: T.String(),
    course_count: T.Integer({ minimum: 0 }),
    children: T.Array(T.Composite([Category, T.Object({ course_count: T.Integer({ minimum: 0 }) })])),
  }),
])
export type CategoryNode = Static<typeof CategoryNode>

export const courseEndpoints = {
  'GET /v1/course/list': {
    summary: 'A page of courses, filtered, of a category of either level or of all; 404002 for an unknown category',
    session: 'none',
    refusals: [404002],
    query: T.Object({
      /** A category of either level; without it all courses. */
      course_category_id: T.Optional(Id),
      ...CourseFilter,
      ...PageQuery,
    }),
    data: T.Composite([
      PageOf(CourseCard),
      T.Object({
        /** The category that was asked for; null: none was. */
        category: T.Union([Category, T.Null()]),
      }),
    ]),
  },
  'GET /v1/course/category/tree': {
    summary: 'The categories of both levels with their course counts',
    session: 'none',
    data: T.Object({ course_count: T.Integer({ minimum: 0 }), list: T.Array(CategoryNode) }),
  },
  'GET /v1/course/detail': {
    summary: 'One course with its outline; 404001 for an unknown one',
    session: 'optional',
    refusals: [404001],
    query: T.Object({ course_id: Id }),
    data: CourseDetail,
  },
  /** Of the same category as a rule, without the course itself; the page takes any. */
  'GET /v1/course/related': {
    summary: 'At most 5 courses that are related to this one',
    session: 'none',
    refusals: [404001],
    query: T.Object({ course_id: Id }),
    data: T.Object({ list: T.Array(CourseCard) }),
  },
} as const satisfies Record<string, Endpoint>
