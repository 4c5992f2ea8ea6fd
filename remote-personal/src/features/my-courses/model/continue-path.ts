import type { MyCourse } from '@xhkt/contract'

/** Where 继续学习 leads: the lesson studied last. Without one the player chooses the first. */
export const continuePath = ({ course, last_section_id }: MyCourse): string =>
  `/live?course_id=${course.id}` + (last_section_id ? `&section_id=${last_section_id}` : '')
