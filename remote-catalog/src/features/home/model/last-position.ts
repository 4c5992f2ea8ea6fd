import type { MyCourse } from '@xhkt/contract'
import { formatDuration } from '@xhkt/kit/format'

/** How far it is: `学到 12:34 · 犯罪构成`. */
export const lastPosition = ({ last_section_id, last_section_title, last_position }: MyCourse): string =>
  last_section_id ? `学到 ${formatDuration(last_position)} · ${last_section_title}` : '还没有开始学习'
