import { Type as T } from '@sinclair/typebox'
import { Category } from './system.ts'
import { type Endpoint, Fen, Id, PageOf, PageQuery, Seconds } from './schema.ts'

export const Teacher = T.Object({ id: Id, name: T.String(), title: T.String(), avatar: T.String(), intro: T.String() })

/** What a card shows. `form`: 1 recorded, 2 live, 3 mixed. */
export const CourseCard = T.Object({
  id: Id,
  title: T.String(),
  summary: T.String(),
  /** 16:9 picture. */
  cover: T.String(),
  form: T.Union([T.Literal(1), T.Literal(2), T.Literal(3)]),
  /** 0: free. */
  price: Fen,
  /** Struck through when above `price`. */
  old_price: Fen,
  lesson_count: T.Integer(),
  student_count: T.Integer(),
  teacher_name: T.String(),
})

/** Section 3, lesson types: 1 recorded, 2 live, 3 live with playback, 4 playback being made, 5 locked, 0 nothing yet. */
export const Lesson = T.Object({
  section_id: Id,
  title: T.String(),
  type: T.Union([T.Literal(0), T.Literal(1), T.Literal(2), T.Literal(3), T.Literal(4), T.Literal(5)]),
  /** Seconds; 0 when unknown. */
  duration: T.Integer(),
  /** May be played without owning the course (试听). */
  is_trial: T.Boolean(),
  /** For type 2: when it starts. */
  starts_at: Seconds,
  live_room_id: T.String(),
})

export const Chapter = T.Object({ chapter_id: Id, title: T.String(), lessons: T.Array(Lesson) })

export const CourseDetail = T.Composite([
  CourseCard,
  T.Object({
    category: Category,
    /** Rich text as HTML, made safe by whoever shows it. */
    introduction: T.String(),
    services: T.Array(T.String()),
    teachers: T.Array(Teacher),
    chapters: T.Array(Chapter),
    /** The caller may play every lesson. */
    owned: T.Boolean(),
    /** An unpaid order of the caller for this course, else empty. */
    pending_order_no: T.String(),
    /** Printed material is sent after payment. */
    has_material: T.Boolean(),
  }),
])

export const Banner = T.Object({ id: Id, title: T.String(), subtitle: T.String(), image: T.String(), link: T.String() })

export const Shelf = T.Object({
  category: Category,
  courses: T.Array(CourseCard),
})

export const courseEndpoints = {
  'GET /v1/home': {
    summary: 'Banners and the first shelves of the home page',
    session: 'none',
    data: T.Object({ banners: T.Array(Banner), shelves: T.Array(Shelf) }),
  },
  'GET /v1/course/list': {
    summary: 'Courses of a category (all without one), a page at a time',
    session: 'none',
    query: T.Object({
      course_category_id: T.Optional(Id),
      sort: T.Optional(
        T.Union([T.Literal('default'), T.Literal('new'), T.Literal('popular'), T.Literal('price_asc'), T.Literal('price_desc')]),
      ),
      ...PageQuery,
    }),
    data: T.Composite([PageOf(CourseCard), T.Object({ category: T.Union([Category, T.Null()]) })]),
  },
  'GET /v1/course/detail': {
    summary: 'One course with its outline',
    session: 'optional',
    query: T.Object({ course_id: Id }),
    data: CourseDetail,
  },
} as const satisfies Record<string, Endpoint>
