import type { MyCourse } from '@xhkt/contract'
import * as paths from '@xhkt/contract/paths'
import * as words from '../words.ts'

/** Where 开始学习 or 继续学习 leads from the list of the learner's courses: without a last lesson the player finds the first one. */
export const myCourseLink = ({ course, last_section_id }: Pick<MyCourse, 'course' | 'last_section_id'>) => ({
  label: last_section_id ? words.continueLearning : words.startLearning,
  path: paths.lesson(course.id, last_section_id),
})
