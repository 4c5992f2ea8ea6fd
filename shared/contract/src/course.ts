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

/** The state of a live lesson, by the server's clock. */
export const LiveState = StateOf(liveState)
export type LiveState = Known<Static<typeof LiveState>>

/** A lesson in the outline of a course. */
export const Lesson = T.Object({
  section_id: Id,
  title: T.String(),
  /**
   * What a click on the lesson does for the caller. A trial, and every lesson for a caller who owns the course, has its own type; any other
   * lesson is `locked`. A live lesson without a recording stays `live` after its end. @example 1
   */
  type: StateOf(lessonType),
  /** The length in seconds; 0: unknown. @example 2700 */
  duration: T.Integer({ minimum: 0 }),
  /** Whether everybody may play the lesson (试听). @example true */
  is_trial: T.Boolean(),
  /** When a live lesson starts, even a locked one; 0 for other lessons. @example 0 */
  starts_at: Seconds,
  live_state: LiveState,
  /** The live room, even of a locked lesson; empty for a lesson without a live room. @example "" */
  live_room_id: IdOrEmpty,
  /** Whether the caller has reserved the lesson (预约). */
  reserved: T.Boolean(),
})
export type Lesson = Static<typeof Lesson>

/** A chapter of the outline of a course. */
export const Chapter = T.Object({
  /** The id of the chapter. */
  chapter_id: Id,
  title: T.String(),
  /** The lessons in order; empty: none yet. */
  lessons: T.Array(Lesson),
})
export type Chapter = Static<typeof Chapter>

/** A service of the course, such as 7天无理由退, and its explanation. */
export const Service = T.Object({
  /** The name of the service. @example 7天无理由退 */
  name: T.String(),
  /** The explanation of the service. @example 购买后 7 天内可申请退款 */
  note: T.String(),
})
export type Service = Static<typeof Service>

/** A file of the course (资料, docs/product/courses.md#materials). */
export const Material = T.Object({
  id: Id,
  name: T.String(),
  /** The size in bytes. @example 204800 */
  size: T.Integer({ minimum: 0 }),
  /** Address of the file; empty unless the caller owns the course and its agreement, if it needs one, is signed. @example "" */
  url: T.String(),
})
export type Material = Static<typeof Material>

/** The adviser who answers questions before a purchase. Learners scan `qrcode` with WeChat. */
export const Adviser = T.Object({
  /** The name of the adviser. @example 李老师 */
  name: T.String(),
  /** The title of the adviser. @example 课程顾问 */
  title: T.String(),
  /** Address of the QR code. @example /media/adviser.webp */
  qrcode: T.String(),
})
export type Adviser = Static<typeof Adviser>

/** The enrolment of a caller who owns or owned the course. */
const Enrolment = T.Object({
  /** When the course ends; 0: never. An expired course opens again for `renew_price`. @example 0 */
  expires_at: Seconds,
  renew_price: Fen,
  /** Whether the course can be renewed now: it has ended, or ends within 30 days. An older server does not send the field. */
  renewable: T.Optional(T.Boolean()),
})
export type Enrolment = Static<typeof Enrolment>

/** A course with all fields that its page shows. */
export const CourseDetail = T.Composite([
  CourseCard,
  T.Object({
    /** The top category, above `sub_category`. */
    category: Category,
    /** The category of the second level. */
    sub_category: Category,
    /** The introduction as HTML, which pages sanitize. @example <p>课程介绍</p> */
    introduction: T.String(),
    /** The services of the course; empty: none. */
    services: T.Array(Service),
    /** The teachers. The first one is named in `teacher_name`. */
    teachers: T.Array(Teacher),
    /** The outline; empty: none yet. */
    chapters: T.Array(Chapter),
    /** The files of the course; empty: none. */
    materials: T.Array(Material),
    /** The adviser; null: none. */
    adviser: T.Union([Adviser, T.Null()]),
    /**
     * The coupons that apply to the course and its price without a discount, have begun and are not over, collected and sold out coupons
     * included; empty: none.
     */
    coupons: T.Array(Coupon),
    /** The group offer; null: none now. @example null */
    group: T.Union([GroupOffer, T.Null()]),
    /**
     * Groups that wait for members, the first to end first. The caller’s own group, and groups whose places are all held, are included.
     * @example []
     */
    groups: T.Array(GroupBuy),
    /**
     * The caller's order whose group failed in the last 30 days; null: none, or the caller owns the course now. An older server does not
     * send the field. @example null
     */
    failed_group: T.Optional(T.Union([GroupOrder, T.Null()])),
    /** The number of seats left; null: unlimited. Each unpaid order holds a seat. @example null */
    seats_left: T.Union([T.Integer({ minimum: 0 }), T.Null()]),
    /** The days for which a purchase is valid; 0: for ever. @example 365 */
    valid_days: T.Integer({ minimum: 0 }),
    /**
     * The enrolment of the caller; null: no order of the course in `paid`, `delivering` or `completed`. Null therefore after a refund,
     * while a refund is open, and after a failed group, if the caller has no other order. @example null
     */
    enrolment: T.Union([Enrolment, T.Null()]),
    /**
     * Whether the caller has an `enrolment` that has not ended. So the course is open while its group is filling, and before printed
     * material arrives. An unsigned agreement does not count, see `agreement_state`. @example false
     */
    owned: T.Boolean({ 'x-essential': 'It decides whether the page sells the course or opens it.' }),
    /** The caller's unpaid order of the course; empty: none. @example "" */
    pending_order_no: IdOrEmpty,
    /** The amount of the caller's unpaid order; 0: none. An older server does not send the field. @example 0 */
    pending_order_amount: T.Optional(Fen),
    /**
     * The caller's newest order in `paid` or `completed` that has neither an evaluation nor a group that is filling; empty: none. An older
     * server does not send the field. @example ""
     */
    evaluation_order_no: T.Optional(IdOrEmpty),
    /** Whether the course is a favourite of the caller (收藏). An older server does not send the field. */
    favourite: T.Optional(T.Boolean()),
    /** The state of the study agreement; absent: the course needs none, or an older server. @example success */
    agreement_state: T.Optional(AgreementState),
    /** Whether printed material is sent after the payment. */
    has_material: T.Boolean(),
    /** The mean score of the evaluations, 1 to 5 with one decimal; 0: none. @example 4.8 */
    score: T.Number({ minimum: 0, maximum: 5 }),
    /** The number of learners who have evaluated the course. @example 36 */
    evaluation_count: T.Integer({ minimum: 0 }),
  }),
])
export type CourseDetail = Static<typeof CourseDetail>

/** The order of a list. `default`: the operator's order; `new`: last published first; `popular`: most learners first; others by `price`. */
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
  /** 1 selects only free courses. */
  free: T.Optional(T.Literal(1)),
  /** Only courses with at least this `price`. @example 0 */
  price_min: T.Optional(Fen),
  /** Only courses with at most this `price`. A value below `price_min` gives an empty list. @example 50000 */
  price_max: T.Optional(Fen),
  sort: T.Optional(CourseSort),
}

/** A top category with the categories below it. */
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
    summary: 'A page of courses, filtered, of all categories or of one of either level; 404002 for an unknown category',
    session: 'none',
    refusals: [404002],
    query: T.Object({
      /** A category of either level; absent: all courses. */
      course_category_id: T.Optional(Id),
      ...CourseFilter,
      ...PageQuery,
    }),
    data: T.Composite([
      PageOf(CourseCard),
      T.Object({
        /** The category of the query; null: none. */
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
  /** Usually courses of the same category, without the course itself. The page shows any courses. */
  'GET /v1/course/related': {
    summary: 'At most 5 courses that are related to this one',
    session: 'none',
    refusals: [404001],
    query: T.Object({ course_id: Id }),
    data: T.Object({ list: T.Array(CourseCard) }),
  },
} as const satisfies Record<string, Endpoint>
