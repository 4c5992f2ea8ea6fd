import type { CourseCard, DataOf, Shelf, TeacherCard } from '@xhkt/contract'
import type { User } from '../../core/user.ts'
import type { Context } from '../../core/context.ts'
import { courseCard } from '../courses/cards.ts'
import { categoryTree, listCategories } from '../courses/categories.ts'
import { groupOfferAt } from '../courses/prices.ts'
import { couponsFor } from '../coupons/coupons.ts'
import { query } from '../../core/database.ts'
import { expireOverdue } from '../order-states/expiry.ts'
import { hasSeat } from '../order-states/seats.ts'
import { banners } from './banners.ts'
import { liveLessons } from './live-lessons.ts'

/** Home shows only a few of each, so that its answer stays small. */
const limits = { lives: 6, shelves: 4, coursesPerShelf: 5, free: 5, groups: 4, coupons: 6, teachers: 6 }

interface TeacherRow {
  id: number
  name: string
  title: string
  avatar: string
  intro: string
}

const teacherOf = query<TeacherRow>(
  'SELECT t.* FROM course_teacher ct JOIN teacher t ON t.id = ct.teacher_id WHERE ct.course_id = ? AND ct.position = 0',
)
const coursesWithOffer = query<{ id: number }>(
  `SELECT id FROM course WHERE group_price > 0 AND (group_ends_at = 0 OR group_ends_at > ?) AND ${hasSeat}
   ORDER BY student_count DESC, id LIMIT ?`,
)

function shelves(context: Context): Shelf[] {
  return listCategories(context)
    .slice(0, limits.shelves)
    .map((category) => {
      const popular = context.courses.select({ categoryId: Number(category.id), sort: 'popular' })
      return { category, courses: popular.slice(0, limits.coursesPerShelf).map((row) => courseCard(context, row)) }
    })
}

function freeCourses(context: Context): CourseCard[] {
  return context.courses
    .select({ free: 1, sort: 'popular' })
    .slice(0, limits.free)
    .map((row) => courseCard(context, row))
}

function groupOffers(context: Context) {
  expireOverdue(context)
  const now = context.clock.now()
  return context.db.all(coursesWithOffer, now, limits.groups).flatMap(({ id }) => {
    const row = context.courses.get(id)
    const offer = row && groupOfferAt(row, now)
    return offer ? [{ course: courseCard(context, row), offer }] : []
  })
}

/** The lead teacher of the most popular course of each category. A teacher has one category, so nobody appears twice. */
function leadingTeachers(context: Context): TeacherCard[] {
  return listCategories(context)
    .slice(0, limits.teachers)
    .flatMap(({ id }) => {
      const course = context.courses.select({ categoryId: Number(id), sort: 'popular' })[0]
      const teacher = course && context.db.get(teacherOf, course.id)
      if (!teacher) return []
      const { name, title, avatar, intro } = teacher
      const { student_count, title: course_title } = course
      return [{ id: String(teacher.id), name, title, avatar, intro, course_id: String(course.id), course_title, student_count }]
    })
}

export function home(context: Context, user: User | null): DataOf<'GET', '/v1/home'> {
  return {
    banners,
    categories: categoryTree(context).map(({ children: _, ...tile }) => tile),
    lives: liveLessons(context, user, limits.lives),
    shelves: shelves(context),
    free: freeCourses(context),
    groups: groupOffers(context),
    coupons: couponsFor(context, null, user).slice(0, limits.coupons),
    teachers: leadingTeachers(context),
  }
}
