import { beijingOffset } from '@xhkt/contract/beijing-time'
import type { Db } from '../../core/database.ts'
import { addStudyDay, beijingDay } from './study-days.ts'
import { courseIdAt } from '../courses/seed/course-plan.ts'

const minute = 60
const day = 86_400

/** Minutes on the days before today, yesterday first; then the same again. */
const minutesBefore = [48, 75, 0, 31, 52, 95, 120, 26, 0, 44, 63, 38, 110, 82, 0, 0, 57, 35]
const seededDays = 70
const minutesToday = 36

/** Index of the course plan: all lessons are finished. */
const finishedCourse = 42
const hiddenCourse = 54

function seedStudyDays(db: Db, now: number): void {
  const today = beijingDay(now)
  const sinceMidnight = now + beijingOffset - today * day
  addStudyDay(db, 1, today, Math.min(minutesToday * minute, sinceMidnight))
  for (let ago = 1; ago < seededDays; ago += 1) {
    const minutes = minutesBefore[(ago - 1) % minutesBefore.length] ?? 0
    if (minutes > 0) addStudyDay(db, 1, today - ago, minutes * minute + ago)
  }
}

/** The first account has weeks of study time, a target, a finished and a hidden course. A sandbox of 12 courses has neither of the two. */
export function seedMyStudy(db: Db, now: number): void {
  seedStudyDays(db, now)
  const target = new Date((now + beijingOffset) * 1000).getUTCFullYear() + 1
  db.run("INSERT INTO study_target (user_id, exam_id, goal_id, year, level_id) VALUES (1, '1', '101', ?, '3')", target)
  db.run(
    `INSERT INTO progress (user_id, section_id, course_id, position, ranges, played, finished, updated_at)
     SELECT 1, id, course_id, 60, '[[0,60]]', 60, 1, ? - ${day} * (10 - id % 10) FROM lesson WHERE course_id = ?`,
    ...[now, courseIdAt(finishedCourse)],
  )
  db.run('INSERT INTO hidden_course (user_id, course_id) SELECT 1, id FROM course WHERE id = ?', courseIdAt(hiddenCourse))
}
