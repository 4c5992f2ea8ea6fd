import { type Static, Type as T } from '@sinclair/typebox'
import { Id } from './schema.ts'

/** A teacher of courses. */
export const Teacher = T.Object({
  id: Id,
  /** The name of the teacher. @example 王老师 */
  name: T.String(),
  /** The title of the teacher, such as 特级教师; empty: none. @example 特级教师 */
  title: T.String(),
  avatar: T.String(),
  /** A few sentences about the teacher; empty: none. @example 20 年高三教学经验 */
  intro: T.String(),
})
export type Teacher = Static<typeof Teacher>
