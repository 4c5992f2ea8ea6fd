import { type Static, Type as T } from '@sinclair/typebox'
import { Coupon } from './coupon.ts'
import { CategoryNode, LiveState } from './course.ts'
import { CourseCard } from './course-card.ts'
import { GroupOffer } from './group.ts'
import { LiveStage } from './live.ts'
import { Empty, type Endpoint, Id, Seconds } from './schema.ts'
import { Category } from './system.ts'
import { Teacher } from './teacher.ts'

/** A picture at the top of home, with an optional link. */
export const Banner = T.Object({
  id: Id,
  title: T.String(),
  /** A second line; empty: none. @example 名师带你冲刺 */
  subtitle: T.String(),
  /** Address of the picture, 1200 by 400 px or of that shape. @example /media/banners/1.webp */
  image: T.String(),
  /**
   * A path of this site, such as `/courseDetail?course_id=`, `/categories?course_category_id=`, `/couponcollection?coupon_code=` or
   * `/living?live_room_id=`, or a complete address; empty: no link. @example /courseDetail?course_id=1001
   */
  link: T.String(),
})
export type Banner = Static<typeof Banner>

/** A shelf: some courses of a category. */
export const Shelf = T.Object({
  category: Category,
  /** The first courses of the category; empty: the shelf is not shown. */
  courses: T.Array(CourseCard),
})
export type Shelf = Static<typeof Shelf>

/** A live lesson on the home page: on air, or upcoming. */
export const LiveLesson = T.Object({
  section_id: Id,
  live_room_id: T.String({ minLength: 1 }),
  course_id: Id,
  course_title: T.String(),
  title: T.String(),
  cover: T.String(),
  teacher_name: T.String(),
  starts_at: Seconds,
  /** Whether the lesson is upcoming or on air. @example 1 */
  live_state: LiveState,
  /** The number of learners who have reserved the lesson. */
  reserved_count: T.Integer({ minimum: 0 }),
  /** Whether the caller has reserved the lesson. */
  reserved: T.Boolean(),
  /** The stage of the live room, finer than `live_state`. An older server does not send the field. @example 1 */
  stage: T.Optional(LiveStage),
  /** The number of people in the room. An older server does not send the field. @example 128 */
  online: T.Optional(T.Integer({ minimum: 0 })),
  /** Whether the caller must buy the course to watch. An unsigned agreement does not count. An older server does not send the field. */
  must_buy: T.Optional(T.Boolean()),
})
export type LiveLesson = Static<typeof LiveLesson>

/** A teacher, and the course that the card leads to. */
export const TeacherCard = T.Composite([
  Teacher,
  T.Object({ course_id: Id, course_title: T.String(), student_count: T.Integer({ minimum: 0 }) }),
])
export type TeacherCard = Static<typeof TeacherCard>

export const homeEndpoints = {
  /**
   * What the operator presents, a few of each: about 6 lives, 4 shelves of 5 courses, 5 free courses, 4 groups, 6 coupons, 6 teachers.
   * `lives` has one lesson of each course, whether it is owned, sold out or neither; `groups` has courses with a seat; `coupons` has those
   * that have begun and are not over, also collected and sold out ones.
   */
  'GET /v1/home': {
    summary: 'The home page without the learner’s own part (continue learning is GET /v1/user/course/list)',
    session: 'optional',
    data: T.Object({
      /** The banners, in the order of their rotation; empty: none. */
      banners: T.Array(Banner),
      /** The top categories, for the tiles. */
      categories: T.Array(T.Omit(CategoryNode, ['children'])),
      /** Lessons on air first, then by start time. */
      lives: T.Array(LiveLesson),
      /** A shelf for each category that home shows. */
      shelves: T.Array(Shelf),
      /** Courses that cost nothing. */
      free: T.Array(CourseCard),
      /** Courses with a lower price for a group. */
      groups: T.Array(T.Object({
          course: CourseCard,
          /** The offer for a group. */
          offer: GroupOffer,
        })),
      coupons: T.Array(Coupon),
      /** Teachers to present. */
      teachers: T.Array(TeacherCard),
    }),
  },
  'POST /v1/ad/click': {
    summary: 'Count a click on an advertisement: `ad_id` is its banner’s id',
    session: 'optional',
    idempotencyKey: true,
    body: T.Object({
      /** The id of the banner. */
      ad_id: Id,
      /** The position of the advertisement. */
      place: T.Literal('home_banner'),
    }),
    data: Empty,
  },
} as const satisfies Record<string, Endpoint>
