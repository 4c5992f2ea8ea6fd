import { type Static, Type as T } from '@sinclair/typebox'
import { courseForm, lessonType, liveState } from './constants.ts'
import { Coupon } from './coupon.ts'
import { GroupBuy, GroupOffer } from './group.ts'
import { type Endpoint, Fen, Id, PageOf, PageQuery, Seconds } from './schema.ts'
import { Category } from './system.ts'

export const Teacher = T.Object({ id: Id, name: T.String(), title: T.String(), avatar: T.String(), intro: T.String() })
export type Teacher = Static<typeof Teacher>

export const CourseForm = T.Enum(courseForm)
export type CourseForm = Static<typeof CourseForm>

/** What a card shows. */
export const CourseCard = T.Object({
  id: Id,
  title: T.String(),
  summary: T.String(),
  /** 16:9 picture. */
  cover: T.String(),
  form: CourseForm,
  /** What it costs now, alone; 0: free. */
  price: Fen,
  /** Struck through when above `price`. */
  old_price: Fen,
  /** `price` is a discount until then; 0: it is not. */
  discount_ends_at: Seconds,
  /** What it costs in a group; 0: no group offer. */
  group_price: Fen,
  sold_out: T.Boolean(),
  lesson_count: T.Integer(),
  student_count: T.Integer(),
  teacher_name: T.String(),
})
export type CourseCard = Static<typeof CourseCard>

/** Of a live lesson, by the server's clock. */
export const LiveState = T.Enum(liveState)
export type LiveState = Static<typeof LiveState>

export const Lesson = T.Object({
  section_id: Id,
  title: T.String(),
  type: T.Enum(lessonType),
  /** Seconds; 0 when unknown. */
  duration: T.Integer(),
  /** May be played without owning the course (试听). */
  is_trial: T.Boolean(),
  /** Of a live lesson, also one that is locked: when it starts; 0 for any other. */
  starts_at: Seconds,
  live_state: LiveState,
  live_room_id: T.String(),
  /** The caller has reserved it (预约). */
  reserved: T.Boolean(),
})
export type Lesson = Static<typeof Lesson>

export const Chapter = T.Object({ chapter_id: Id, title: T.String(), lessons: T.Array(Lesson) })
export type Chapter = Static<typeof Chapter>

/** A promise that comes with the course, as 7天无理由退, and what it means. */
export const Service = T.Object({ name: T.String(), note: T.String() })
export type Service = Static<typeof Service>

/** A file of the course (资料). */
export const Material = T.Object({
  id: Id,
  name: T.String(),
  /** Bytes. */
  size: T.Integer({ minimum: 0 }),
  /** Where to get it; empty unless the caller owns the course. */
  url: T.String(),
})
export type Material = Static<typeof Material>

/** Who answers questions before the purchase: a QR code to scan with WeChat. */
export const Adviser = T.Object({ name: T.String(), title: T.String(), qrcode: T.String() })
export type Adviser = Static<typeof Adviser>

/** The caller has, or had, the course. */
const Enrolment = T.Object({
  /** 0: for ever. In the past: expired, and `renew_price` opens it again. */
  expires_at: Seconds,
  renew_price: Fen,
})
export type Enrolment = Static<typeof Enrolment>

export const CourseDetail = T.Composite([
  CourseCard,
  T.Object({
    /** The top category, and the one below it. */
    category: Category,
    sub_category: Category,
    /** Rich text as HTML, made safe by whoever shows it. */
    introduction: T.String(),
    services: T.Array(Service),
    teachers: T.Array(Teacher),
    chapters: T.Array(Chapter),
    materials: T.Array(Material),
    adviser: T.Union([Adviser, T.Null()]),
    coupons: T.Array(Coupon),
    group: T.Union([GroupOffer, T.Null()]),
    /** Groups that still wait for members, the one that ends first leads. */
    groups: T.Array(GroupBuy),
    /** Seats that are left; null: as many as wanted. */
    seats_left: T.Union([T.Integer({ minimum: 0 }), T.Null()]),
    /** Days that a purchase opens the course for; 0: for ever. */
    valid_days: T.Integer({ minimum: 0 }),
    /** Null for a visitor and for whoever never had it. */
    enrolment: T.Union([Enrolment, T.Null()]),
    /** The caller may play every lesson. */
    owned: T.Boolean(),
    /** An unpaid order of the caller for this course, else empty. */
    pending_order_no: T.String(),
    /** What that order costs, as it was placed; 0 without one. An older server does not send it. */
    pending_order_amount: T.Optional(Fen),
    /** Printed material is sent after payment. */
    has_material: T.Boolean(),
    /** Mean of its evaluations, 1 to 5 with one decimal; 0 without any. */
    score: T.Number({ minimum: 0, maximum: 5 }),
    evaluation_count: T.Integer({ minimum: 0 }),
  }),
])
export type CourseDetail = Static<typeof CourseDetail>

export const CourseSort = T.Union([
  T.Literal('default'),
  T.Literal('new'),
  T.Literal('popular'),
  T.Literal('price_asc'),
  T.Literal('price_desc'),
])
export type CourseSort = Static<typeof CourseSort>

/** What narrows a list of courses. */
export const CourseFilter = {
  form: T.Optional(CourseForm),
  /** 1: only free ones. */
  free: T.Optional(T.Literal(1)),
  /** Fen, both inclusive, against `price`. */
  price_min: T.Optional(Fen),
  price_max: T.Optional(Fen),
  sort: T.Optional(CourseSort),
}

export const CategoryNode = T.Composite([
  Category,
  T.Object({
    /** A square picture; a fragment (`…svg#3`) names one of those that share a file. Empty: none. */
    icon: T.String(),
    course_count: T.Integer({ minimum: 0 }),
    children: T.Array(T.Composite([Category, T.Object({ course_count: T.Integer({ minimum: 0 }) })])),
  }),
])
export type CategoryNode = Static<typeof CategoryNode>

export const courseEndpoints = {
  'GET /v1/course/list': {
    summary: 'Courses of a category of either level (all without one), filtered, a page at a time; 404002 for an unknown category',
    session: 'none',
    query: T.Object({ course_category_id: T.Optional(Id), ...CourseFilter, ...PageQuery }),
    data: T.Composite([PageOf(CourseCard), T.Object({ category: T.Union([Category, T.Null()]) })]),
  },
  'GET /v1/course/category/tree': {
    summary: 'The categories of both levels, with how many courses each has',
    session: 'none',
    data: T.Object({ course_count: T.Integer({ minimum: 0 }), list: T.Array(CategoryNode) }),
  },
  'GET /v1/course/detail': {
    summary: 'One course with its outline; 404001 for an unknown one',
    session: 'optional',
    query: T.Object({ course_id: Id }),
    data: CourseDetail,
  },
  'GET /v1/course/related': {
    summary: 'At most 5 courses that whoever looks at this one may want',
    session: 'none',
    query: T.Object({ course_id: Id }),
    data: T.Object({ list: T.Array(CourseCard) }),
  },
} as const satisfies Record<string, Endpoint>
