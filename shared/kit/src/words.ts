/**
 * The one name that learners see for each thing and control (docs/product.md#words). `scripts/checks/words.test.ts` checks that no source
 * has a second word for one of these. Import it as a namespace: `import * as words from '@xhkt/kit/words'`.
 */
import type { CourseCard } from '@xhkt/contract'
import { courseForm } from '@xhkt/contract/constants'
import { unknownState } from '@xhkt/contract/unknown-state'

export const courseNotFound = '课程不存在或已下架'
export const lessonNotFound = '课时不存在或已下架'

export const allCourses = '查看全部课程'

/** Before the learner's first lesson of a course, and after it. */
export const startLearning = '开始学习'
export const continueLearning = '继续学习'
export const enterLiveRoom = '进入直播'
export const watchPlayback = '观看回放'
/** Saves a live lesson as a file for a calendar app. */
export const addToCalendar = '加入日历'

/** In filters and on badges alike. */
export const courseForms: Record<CourseCard['form'], string> = {
  [courseForm.recorded]: '录播课',
  [courseForm.live]: '直播课',
  [courseForm.mixed]: '直播+录播',
  [unknownState]: '课程',
}

/** `第 1 章 开课导学`. @param number From 1. */
export const chapterName = (number: number, title: string): string => `第 ${number} 章 ${title}`

export { lessonStates } from './rules/lesson-states.ts'
