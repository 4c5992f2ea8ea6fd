import type { CourseDetail, Lesson, LessonProgress } from '@xhkt/contract'
import { momentText } from '@xhkt/kit/format'
import { learningLink } from '@xhkt/kit/rules/continue-learning'
import { isPlayable, lessonsOf } from '@xhkt/kit/rules/lesson'
import { nextLive } from '@xhkt/kit/rules/live'
import * as paths from '@xhkt/contract/paths'
import type { PriceState } from '../../../common/course/price.ts'

export interface Action {
  label: string
  /** Null: not possible now; `note` says why. */
  href: string | null
  look: 'primary' | 'price' | 'default'
  note?: string
}

function learn(course: CourseDetail, studied: LessonProgress[] | undefined, now: number): Action {
  const { label, path } = learningLink(course, studied)
  if (path) return { label, href: path, look: 'primary' }
  const live = nextLive(course.chapters)
  const note = live ? `下一场直播 ${momentText(live.starts_at, now)} 开播` : '课程已购买，课时正在准备中'
  return { label, href: null, look: 'primary', note }
}

/**
 * What the caller can do next, the main step first.
 * @param studied undefined while it is unknown.
 * @param now 10-digit seconds; the minute is enough.
 */
export function actionsOf(
  state: PriceState,
  course: CourseDetail,
  studied: LessonProgress[] | undefined,
  now: number,
): [Action, ...Action[]] {
  const pay = paths.payment(course.id)
  switch (state.kind) {
    case 'owned':
      return [learn(course, studied, now)]
    case 'owned-until':
      if (!course.enrolment?.renewable) return [learn(course, studied, now)]
      return [learn(course, studied, now), { label: '续费', href: pay, look: 'default' }]
    case 'owned-filling':
      return [learn(course, studied, now), { label: '邀请好友', href: paths.groupBuy(state.group.group_id), look: 'default' }]
    case 'pending':
      return [{ label: '去支付', href: paths.payAgain(state.orderNo), look: 'price' }]
    case 'expired':
      return [{ label: '续费', href: pay, look: 'price' }]
    case 'sold-out':
      return [{ label: '已售罄', href: null, look: 'default', note: '名额已满，暂时不能购买' }]
    case 'unknown':
      return [{ label: '暂时不能购买', href: null, look: 'default', note: '价格加载失败，请稍后刷新页面' }]
    case 'group':
      return [
        { label: '发起拼团', href: paths.payment(course.id, 'new'), look: 'price' },
        { label: '立即购买', href: pay, look: 'default' },
      ]
    // A free course is ordered too: an order of 0 is paid at once.
    case 'free':
      return [{ label: '立即学习', href: pay, look: 'price' }]
    case 'discount':
    case 'paid':
      return [{ label: '立即购买', href: pay, look: 'price' }]
  }
}

/** The first lesson that a caller without the course may play (试听). */
export const trialLesson = (course: CourseDetail): Lesson | null =>
  lessonsOf(course.chapters).find((lesson) => lesson.is_trial && isPlayable(lesson, course)) ?? null

/** What only a buyer can do. */
export type BuyerAction = '学' | '观看' | '下载'

/** What the learner must do first, in the words of the buttons: `续费后可学`. Empty for a buyer. */
export function untilOwned(state: PriceState, action: BuyerAction): string {
  switch (state.kind) {
    case 'owned':
    case 'owned-until':
    case 'owned-filling':
      return ''
    case 'pending':
      return `支付后可${action}`
    case 'expired':
      return `续费后可${action}`
    case 'sold-out':
      return '已售罄'
    case 'unknown':
      return '价格加载失败'
    case 'free':
      return `点“立即学习”后可${action}`
    case 'group':
    case 'discount':
    case 'paid':
      return `购买后可${action}`
  }
}
