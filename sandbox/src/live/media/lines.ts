import type { LiveLine } from '@xhkt/contract'
import type { LessonRow } from '../../courses/lesson-row.ts'
import { secondLine } from '../../courses/media.ts'

/** The recording of a live lesson whose picture is HTTP-FLV; every other one is HLS. */
export const flvRecording = 'flv'

/** Below `/media/`, and below `secondLine` once more, so that a test can break one line and keep the other. */
const pathOf = ({ live_room_id, media }: LessonRow) =>
  media === flvRecording ? `live/${live_room_id}.flv` : `live/${live_room_id}/playlist.m3u8`

export const linesOf = (lesson: LessonRow): LiveLine[] => [
  { name: '线路一', url: `/media/${pathOf(lesson)}` },
  { name: '线路二', url: `${secondLine}${pathOf(lesson)}` },
]
