import type { CourseDetail, GroupBuy, LessonProgress } from '@xhkt/contract'
import { momentText } from '../../../kit/moment-text.ts'
import { isOnAir, lessonHref, nextLesson, playHref } from './lesson.ts'
import { comingLive, nextLive } from './next-live.ts'
import type { PriceState } from './price.ts'

export interface Action {
  label: string
  /** Null: not possible now; `note` says why. */
  href: string | null
  look: 'primary' | 'price' | 'default'
  note?: string
}

/** `group`: `new` opens one, an id joins it. */
export const paymentHref = (courseId: string, group?: string): string =>
  `/payment?${new URLSearchParams({ course_id: courseId, ...(group && { group }) }).toString()}`

const groupHref = (groupId: string): string => `/groupbooking?${new URLSearchParams({ group_id: groupId }).toString()}`

function goOn(course: CourseDetail, studied: LessonProgress[], now: number): Action {
  const lesson = nextLesson(course, studied)
  if (lesson) return { label: '继续学习', href: playHref(course.id, lesson.section_id), look: 'primary' }
  const live = nextLive(course.chapters)
  const room = live && isOnAir(live) ? lessonHref(live, course) : null
  if (room) return { label: '进入直播', href: room, look: 'primary' }
  const coming = comingLive(course.chapters)
  const note = coming ? `下一场直播 ${momentText(coming.starts_at, now)} 开播` : '课程已购买，课时正在准备中'
  return { label: '继续学习', href: null, look: 'primary', note }
}

/** For the learner's own group while it fills. */
export const fillingText = ({ joined, size }: GroupBuy): string => `拼团中，还差 ${size - joined} 人`

/**
 * What the learner can do next, the main action first.
 * @param now 10-digit seconds, precise to the minute.
 */
export function actionsOf(state: PriceState, course: CourseDetail, studied: LessonProgress[], now: number): [Action, ...Action[]] {
  const pay = paymentHref(course.id)
  switch (state.kind) {
    case 'owned':
    case 'owned-until':
      return [goOn(course, studied, now)]
    case 'owned-filling':
      return [goOn(course, studied, now), { label: '邀请好友', href: groupHref(state.group.group_id), look: 'default' }]
    case 'pending':
      return [{ label: '继续支付', href: `/payAgain?${new URLSearchParams({ order_no: state.orderNo }).toString()}`, look: 'price' }]
    case 'expired':
      return [{ label: '续费', href: pay, look: 'price' }]
    case 'sold-out':
      return [{ label: '已售罄', href: null, look: 'default', note: '名额已满，暂时不能购买' }]
    case 'group':
      return [
        { label: '发起拼团', href: paymentHref(course.id, 'new'), look: 'price' },
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

/** What only an owner can do. */
export type OwnersAct = '学' | '观看' | '下载'

/** What the learner must do first, in the words of the buttons: `续费后可学`. Empty for an owner. */
export function untilOwned(state: PriceState, act: OwnersAct): string {
  switch (state.kind) {
    case 'owned':
    case 'owned-until':
    case 'owned-filling':
      return ''
    case 'pending':
      return `支付后可${act}`
    case 'expired':
      return `续费后可${act}`
    case 'sold-out':
      return '已售罄'
    case 'free':
      return `点“立即学习”后可${act}`
    case 'group':
    case 'discount':
    case 'paid':
      return `购买后可${act}`
  }
}
