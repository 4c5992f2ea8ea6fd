import type { LiveLine } from '@xhkt/contract'
import type { LessonRow } from '../../courses/lesson-row.ts'
import { secondLine } from '../../media/media.ts'

/** The recording of a live lesson whose picture is HTTP-FLV, on its second line low-latency HLS; every other one is HLS. */
export const flvRecording = 'flv'

/** Below `/media/`, and below `secondLine` once more, so that a test can break one line and keep the other. */
function pathsOf({ live_room_id: room, media }: LessonRow): [first: string, second: string] {
  const playlist = `live/${room}/playlist.m3u8`
  return media === flvRecording ? [`live/${room}.flv`, `live/${room}/low-latency.m3u8`] : [playlist, playlist]
}

export function linesOf(lesson: LessonRow): LiveLine[] {
  const [first, second] = pathsOf(lesson)
  return [
    { name: '线路一', url: `/media/${first}` },
    { name: '线路二', url: `${secondLine}${second}` },
  ]
}
