import type { LessonState } from './lesson.ts'

/** What each state of a lesson is called. */
export const lessonStates: Record<LessonState, string> = {
  unavailable: '待更新',
  recorded: '录播',
  upcoming: '直播',
  onAir: '直播中',
  ended: '直播已结束',
  playback: '直播回放',
  playbackPending: '回放生成中',
  locked: '未解锁',
}
