import { type Db, insertRows } from '../../core/database.ts'
import { normalizeText } from '../../core/normalize-text.ts'
import { courseIdAt } from '../courses/seed/course-plan.ts'

const hour = 3600
const day = 24 * hour

/** Notes of the first account. Chapters and lessons count from 1. One has several lines, one a long line without a break. */
const notes: { course: number; chapter: number; lesson: number; position: number; text: string; ago: number }[] = [
  { course: 0, chapter: 1, lesson: 1, position: 12, text: '三个目标：为什么会忘、怎样安排复习、用自测代替重读。', ago: 26 * hour },
  { course: 0, chapter: 1, lesson: 1, position: 30, text: '遗忘曲线\n灰线：不复习\n蓝线：每复习一次回升一次，以后忘得更慢', ago: 26 * hour - 300 },
  { course: 0, chapter: 1, lesson: 1, position: 54, text: '错题比对题更有价值，考前先看错题本。', ago: 3 * hour },
  { course: 0, chapter: 1, lesson: 2, position: 18, text: `参考资料 https://example.com/${'study-notes-'.repeat(12)}`, ago: 25 * hour },
  { course: 0, chapter: 2, lesson: 1, position: 47, text: '下次从这里接着听。', ago: 4 * hour },
  // Its order was refunded.
  { course: 9, chapter: 1, lesson: 1, position: 25, text: '先听框架，再记公式。', ago: 39 * day + 20 * hour },
  { course: 4, chapter: 1, lesson: 1, position: 66, text: '交错练习：题型穿插，先判断类型，再选方法。', ago: 20 * day },
]

export function seedNotes(db: Db, now: number): void {
  insertRows(
    db,
    'note',
    ['user_id', 'course_id', 'section_id', 'position', 'text', 'folded', 'created_at', 'updated_at'],
    notes.map(({ course, chapter, lesson, position, text, ago }) => {
      const id = courseIdAt(course)
      return [1, id, (id * 100 + chapter) * 100 + lesson, position, text, normalizeText(text), now - ago, now - ago]
    }),
  )
}
