import { type Static, Type as T } from '@sinclair/typebox'
import { Id } from './schema.ts'

/** Somebody who teaches courses. */
export const Teacher = T.Object({
  id: Id,
  /** Their name. @example 王老师 */
  name: T.String(),
  /** What they are, such as 特级教师; empty: nothing. @example 特级教师 */
  title: T.String(),
  avatar: T.String(),
  /** A few sentences about them; empty: nothing. @example 20 年高三教学经验 */
  intro: T.String(),
})
export type Teacher = Static<typeof Teacher>
