import { lessonType } from '@xhkt/contract/constants'
import type { Db } from '../../core/database.ts'

/** The first account has reserved the first live lesson of this course. */
const reservedCourse = 1023

export function seedReservation(db: Db, now: number): void {
  db.run(
    `INSERT INTO reservation (user_id, section_id, created_at)
     SELECT 1, id, ? FROM lesson WHERE course_id = ? AND type = ${lessonType.live} ORDER BY id LIMIT 1`,
    ...[now - 3600, reservedCourse],
  )
}
