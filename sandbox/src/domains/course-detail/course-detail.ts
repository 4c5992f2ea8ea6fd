import type { Adviser, Chapter, CourseDetail, Material, Service, Teacher } from '@xhkt/contract'
import type { User } from '../../core/user.ts'
import { agreementStateOf } from '../agreements/agreements.ts'
import type { Context } from '../../core/context.ts'
import { couponsFor } from '../coupons/coupons.ts'
import { query } from '../../core/database.ts'
import { scoreOf } from '../evaluations/evaluations.ts'
import { isFavourite } from '../favourites/favourites.ts'
import { failedGroups } from '../groups/group-orders.ts'
import { listOpenGroups } from '../groups/groups.ts'
import { endsSoon, enrolmentOf, isEnrolled, isInFillingGroup } from '../order-states/enrolment.ts'
import { findOrderToEvaluate } from '../orders/evaluate-order.ts'
import { findUnpaidOrder } from '../order-states/find-order.ts'
import { seatsLeft } from '../order-states/seats.ts'
import { courseCard, requireCourse } from '../courses/cards.ts'
import { requireCategory } from '../courses/categories.ts'
import type { CourseRow } from '../courses/course-row.ts'
import { lessonView } from './lesson-view.ts'
import { lessonsOf } from '../courses/lessons.ts'
import { groupOfferAt } from '../courses/prices.ts'

interface TeacherRow extends Omit<Teacher, 'id'> {
  id: number
}

interface MaterialRow extends Omit<Material, 'id'> {
  id: number
}

const chapters = query<{ id: number; title: string }>('SELECT id, title FROM chapter WHERE course_id = ? ORDER BY id')
const teachers = query<TeacherRow>(
  'SELECT t.* FROM course_teacher ct JOIN teacher t ON t.id = ct.teacher_id WHERE ct.course_id = ? ORDER BY ct.position',
)
const materials = query<MaterialRow>('SELECT id, name, size, url FROM material WHERE course_id = ? ORDER BY id')
const adviser = query<Adviser>('SELECT name, title, qrcode FROM adviser WHERE id = ?')

function outline(context: Context, courseId: number, owned: boolean, user: User | null): Chapter[] {
  const lessons = lessonsOf(context, courseId)
  return context.db.all(chapters, courseId).map(({ id, title }) => ({
    chapter_id: String(id),
    title,
    lessons: lessons.filter(({ chapter_id }) => chapter_id === id).map((lesson) => lessonView(context, lesson, owned, user)),
  }))
}

function teachersOf({ db }: Context, courseId: number): Teacher[] {
  return db.all(teachers, courseId).map(({ id, name, title, avatar, intro }) => ({ id: String(id), name, title, avatar, intro }))
}

function materialsOf({ db }: Context, courseId: number, isOpen: boolean): Material[] {
  return db.all(materials, courseId).map(({ id, name, size, url }) => ({ id: String(id), name, size, url: isOpen ? url : '' }))
}

function adviserOf({ db }: Context, { adviser_id }: CourseRow): Adviser | null {
  const found = adviser_id === null ? undefined : db.get(adviser, adviser_id)
  return found ? { name: found.name, title: found.title, qrcode: found.qrcode } : null
}

/** What the purchase box shows: coupons, the group offer, seats and validity. */
function offersOf(context: Context, course: CourseRow, user: User | null) {
  return {
    coupons: couponsFor(context, course.id, user),
    group: groupOfferAt(course, context.clock.now()),
    groups: listOpenGroups(context, course.id, user),
    seats_left: course.seats === null ? null : seatsLeft(context, course.id),
    valid_days: course.valid_days,
  }
}

const noOrders = { pending_order_no: '', pending_order_amount: 0, evaluation_order_no: '' }

function callerOf(context: Context, course: CourseRow, user: User | null) {
  if (!user) return { enrolment: null, owned: false, failed_group: null, ...noOrders }
  const enrolment = enrolmentOf(context, user.id, course.id)
  const unpaid = findUnpaidOrder(context, user.id, course.id)
  const failed = failedGroups(context, user.id).find(({ courseId }) => courseId === course.id)
  return {
    enrolment: enrolment && {
      expires_at: enrolment.expires_at,
      renew_price: enrolment.renew_price,
      renewable: endsSoon(context, enrolment) ? !isInFillingGroup(context, user.id, course.id) : !isEnrolled(context, user.id, course.id),
    },
    owned: isEnrolled(context, user.id, course.id),
    failed_group: failed?.order ?? null,
    pending_order_no: unpaid?.order_no ?? '',
    pending_order_amount: unpaid?.amount ?? 0,
    evaluation_order_no: findOrderToEvaluate(context, user.id, course.id)?.order_no ?? '',
  }
}

export function courseDetail(context: Context, courseId: string, user: User | null): CourseDetail {
  const course = requireCourse(context, courseId)
  const caller = callerOf(context, course, user)
  const agreement = user && agreementStateOf(context, user.id, course.id)
  return {
    ...courseCard(context, course),
    ...offersOf(context, course, user),
    ...caller,
    ...scoreOf(context, course.id),
    category: requireCategory(context, course.category_id),
    sub_category: requireCategory(context, course.sub_category_id),
    introduction: course.introduction,
    services: JSON.parse(course.services) as Service[],
    teachers: teachersOf(context, course.id),
    chapters: outline(context, course.id, caller.owned, user),
    materials: materialsOf(context, course.id, caller.owned && (agreement === null || agreement === 'success')),
    agreement_state: agreement ?? undefined,
    adviser: adviserOf(context, course),
    favourite: user !== null && isFavourite(context, user.id, course.id),
    has_material: course.has_material === 1,
  }
}
