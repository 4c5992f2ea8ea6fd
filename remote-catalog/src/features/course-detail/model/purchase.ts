import type { CourseDetail, LessonProgress } from '@xhkt/shared/contract'
import { nextLesson, playHref, trialLesson } from './lesson.ts'

export type PriceState = 'owned' | 'free' | 'discount' | 'paid'

/** How the price block stands; whoever owns the course no longer cares what it costs. */
export function priceState({ owned, price, old_price }: Pick<CourseDetail, 'owned' | 'price' | 'old_price'>): PriceState {
  if (owned) return 'owned'
  if (price === 0) return 'free'
  return old_price > price ? 'discount' : 'paid'
}

export interface Action {
  label: string
  href: string
}

const withCourse = (path: string, courseId: string) => `${path}?${new URLSearchParams({ course_id: courseId }).toString()}`

/** The main step that the caller can take; null for an owned course without a lesson that plays. */
export function mainAction(course: CourseDetail, studied: LessonProgress[]): Action | null {
  if (course.owned) {
    const lesson = nextLesson(course, studied)
    return lesson && { label: '继续学习', href: playHref(course.id, lesson.section_id) }
  }
  if (course.pending_order_no) {
    return { label: '继续支付', href: `/payAgain?${new URLSearchParams({ order_no: course.pending_order_no }).toString()}` }
  }
  // A free course is ordered too: the payment page settles an order of 0 at once.
  return { label: course.price === 0 ? '立即学习' : '立即购买', href: withCourse('/payment', course.id) }
}

/** 试听, for those who do not own the course. */
export function trialAction(course: CourseDetail): Action | null {
  const lesson = course.owned ? null : trialLesson(course)
  return lesson && { label: '试听', href: playHref(course.id, lesson.section_id) }
}
