import type { MyCourse } from '@xhkt/contract'
import { formatDuration } from '@xhkt/kit/format'

/** Where 继续学习 leads: the last lesson; without one the player itself finds where the course begins. */
export const continuePath = ({ course, last_section_id }: MyCourse): string =>
  `/live?course_id=${course.id}` + (last_section_id ? `&section_id=${last_section_id}` : '')

/** How far it is: `学到 12:34 · 犯罪构成`. */
export const lastPlace = ({ last_section_id, last_section_title, last_position }: MyCourse): string =>
  last_section_id ? `学到 ${formatDuration(last_position)} · ${last_section_title}` : '还没有开始学习'
