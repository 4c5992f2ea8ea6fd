import { type Static, Type as T } from '@sinclair/typebox'
import { courseForm } from './constants.ts'
import { Fen, FlagState, Id, NumberOf, Seconds, StateOf } from './schema.ts'

export const CourseForm = NumberOf(courseForm)
export type CourseForm = Static<typeof CourseForm>

/** The fields that a course card shows (docs/product/courses.md#courses). */
export const CourseCard = T.Object({
  id: Id,
  title: T.String(),
  summary: T.String(),
  /** Address of a 16:9 picture. */
  cover: T.String(),
  form: StateOf(courseForm),
  /** The price now, without a group; 0: free. */
  price: Fen,
  /** The former price, shown struck through if it is above `price`. @example 29900 */
  old_price: Fen,
  /**
   * When the discount in `price` ends; 0: `price` has no discount. After the end, `price` is the price without the discount. @example
   * 0
   */
  discount_ends_at: Seconds,
  /** The price for each member of a group; 0: no group offer. @example 0 */
  group_price: Fen,
  /** Whether no seat is left. An unpaid order holds a seat, the caller’s own order included. */
  sold_out: FlagState('As false it offers to buy what may be sold out.'),
  lesson_count: T.Integer({ minimum: 0 }),
  student_count: T.Integer({ minimum: 0 }),
  teacher_name: T.String(),
})
export type CourseCard = Static<typeof CourseCard>
