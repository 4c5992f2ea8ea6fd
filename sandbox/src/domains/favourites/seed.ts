import { type Db, query } from '../../core/database.ts'
import { courseIdAt } from '../courses/seed/course-plan.ts'

const day = 86_400

/** The favourites of the first account: owned, discounted, in a group, sold out, and one with a long name. */
const favourites: { course: number; ago: number }[] = [
  { course: 3, ago: 3600 },
  { course: 18, ago: day },
  { course: 25, ago: 3 * day },
  { course: 27, ago: 12 * day },
  { course: 4, ago: 30 * day },
]

const course = query<{ id: number }>('SELECT id FROM course WHERE id = ?')

export function seedFavourites(db: Db, now: number): void {
  for (const { course: index, ago } of favourites) {
    const id = courseIdAt(index)
    // A sandbox of 12 courses does not have them all.
    if (db.get(course, id)) db.run('INSERT INTO favourite (user_id, course_id, added_at) VALUES (1, ?, ?)', id, now - ago)
  }
}
