import type { MyCourse } from '@xhkt/contract'
import { formatDuration } from '@xhkt/kit/format'

/** Where 继续学习 leads: the lesson studied last. Without one the player chooses the first. */
export const continuePath = ({ course, last_section_id }: MyCourse): string =>
  `/live?course_id=${course.id}` + (last_section_id ? `&section_id=${last_section_id}` : '')

/** The position studied last: `学到 12:34 · 犯罪构成`. */
export const lastPlace = ({ last_section_id, last_section_title, last_position }: MyCourse): string =>
  last_section_id ? `学到 ${formatDuration(last_position)} · ${last_section_title}` : '还没有开始学习'
