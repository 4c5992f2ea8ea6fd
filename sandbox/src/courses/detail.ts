import type { Chapter, CourseDetail, Teacher } from '@xhkt/shared/contract'
import type { User } from '../accounts/users.ts'
import type { Context } from '../context.ts'
import { query } from '../db/database.ts'
import { isEnrolled } from '../orders/enrolment.ts'
import { findUnpaidOrder } from '../orders/orders.ts'
import { courseCard, requireCategory, requireCourse } from './cards.ts'
import { lessonFor, lessonsOf } from './lessons.ts'

interface TeacherRow extends Omit<Teacher, 'id'> {
  id: number
}

const chapters = query<{ id: number; title: string }>('SELECT id, title FROM chapter WHERE course_id = ? ORDER BY id')
const teachers = query<TeacherRow>(
  'SELECT t.* FROM course_teacher ct JOIN teacher t ON t.id = ct.teacher_id WHERE ct.course_id = ? ORDER BY ct.position',
)

function outline(context: Context, courseId: number, owned: boolean): Chapter[] {
  const lessons = lessonsOf(context, courseId)
  return context.db.all(chapters, courseId).map((chapter) => ({
    chapter_id: String(chapter.id),
    title: chapter.title,
    lessons: lessons
      .filter((lesson) => lesson.chapter_id === chapter.id)
      .map((lesson) => lessonFor(lesson, owned, context.durations)),
  }))
}

function teachersOf({ db }: Context, courseId: number): Teacher[] {
  return db.all(teachers, courseId).map(({ id, name, title, avatar, intro }) => ({ id: String(id), name, title, avatar, intro }))
}

export function courseDetail(context: Context, courseId: string, user: User | null): CourseDetail {
  const course = requireCourse(context, courseId)
  const owned = user !== null && isEnrolled(context, user.id, course.id)
  return {
    ...courseCard(course),
    category: requireCategory(context, course.category_id),
    introduction: course.introduction,
    services: JSON.parse(course.services) as string[],
    teachers: teachersOf(context, course.id),
    chapters: outline(context, course.id, owned),
    owned,
    pending_order_no: user ? (findUnpaidOrder(context, user.id, course.id)?.order_no ?? '') : '',
    has_material: course.has_material === 1,
  }
}
