import type { MyCourse } from '@xhkt/contract'

/** Where 继续学习 leads: the last lesson; without one the player itself finds where the course begins. */
export const continuePath = ({ course, last_section_id }: MyCourse): string =>
  `/live?course_id=${course.id}` + (last_section_id ? `&section_id=${last_section_id}` : '')
