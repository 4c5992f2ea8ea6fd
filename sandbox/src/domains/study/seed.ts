import { beijingOffset } from '@xhkt/contract/beijing-time'
import type { Db } from '../../core/database.ts'
import { addStudyDay, beijingDay } from './study-days.ts'
import { courseIdAt } from '../courses/seed/course-plan.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** Minutes on the days before today, yesterday first; then the same again. */
const minutesBefore = [48, 75, 0, 31, 52, 95, 120, 26, 0, 44, 63, 38, 110, 82, 0, 0, 57, 35]
const seededDays = 70
const minutesToday = 36

/** Index of the course plan: all lessons are finished. */
const finishedCourse = 42
const hiddenCourse = 54

/** Study progress of the first account. Chapters and lessons count from 1. Course 5 is owned and not started. */
const studied: { course: number; chapter: number; lesson: number; position: number; finished: boolean; ago: number }[] = [
  { course: 0, chapter: 1, lesson: 1, position: 88, finished: true, ago: 26 * hour },
  { course: 0, chapter: 1, lesson: 2, position: 118, finished: true, ago: 25 * hour },
  { course: 0, chapter: 1, lesson: 3, position: 90, finished: true, ago: 5 * hour },
  { course: 0, chapter: 2, lesson: 1, position: 47, finished: false, ago: 4 * hour },
  { course: 4, chapter: 1, lesson: 1, position: 90, finished: true, ago: 20 * day },
  { course: 4, chapter: 1, lesson: 2, position: 31.5, finished: false, ago: 19 * day },
  { course: 1, chapter: 1, lesson: 1, position: 90, finished: true, ago: 60 * day },
  { course: 1, chapter: 1, lesson: 2, position: 120, finished: true, ago: 59 * day },
  { course: 1, chapter: 2, lesson: 1, position: 75, finished: false, ago: 40 * day },
]

function seedProgress(db: Db, now: number): void {
  for (const { course, chapter, lesson, position, finished, ago } of studied) {
    const id = courseIdAt(course)
    db.run(
      `INSERT INTO progress (user_id, section_id, course_id, position, ranges, played, finished, updated_at)
       VALUES (1, ?, ?, ?, ?, ?, ?, ?)`,
      ...[(id * 100 + chapter) * 100 + lesson, id, position, JSON.stringify([[0, position]]), position, finished ? 1 : 0, now - ago],
    )
  }
}

function seedStudyDays(db: Db, now: number): void {
  const today = beijingDay(now)
  const sinceMidnight = now + beijingOffset - today * day
  addStudyDay(db, 1, today, Math.min(minutesToday * minute, sinceMidnight))
  for (let ago = 1; ago < seededDays; ago += 1) {
    const minutes = minutesBefore[(ago - 1) % minutesBefore.length] ?? 0
    if (minutes > 0) addStudyDay(db, 1, today - ago, minutes * minute + ago)
  }
}

/**
 * The first account has progress, weeks of study time, a target, a finished and a hidden course. A sandbox of 12 courses has neither of
 * the two courses.
 */
export function seedStudy(db: Db, now: number): void {
  seedProgress(db, now)
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
