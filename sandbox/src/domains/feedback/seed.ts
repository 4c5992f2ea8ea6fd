import type { Picture } from '@xhkt/contract'
import { feedbackKind } from '@xhkt/contract/constants'
import { coverAddress } from '../media/media.ts'
import { type Db, query } from '../../core/database.ts'

const hour = 3600
const day = 24 * hour

interface FeedbackSeed {
  kind: number
  text: string
  ago: number
  pictures?: Picture[]
  /** `after` is in seconds from the feedback. */
  answers?: { text: string; after: number }[]
}

/** The feedback of the first account: one waits, one has answers, an old one has a picture. */
const feedback: FeedbackSeed[] = [
  {
    ...{ kind: feedbackKind.playback, ago: 40 * day, pictures: [{ picture_id: '9001', url: coverAddress(3) }] },
    text: '第二章的视频在晚上八点以后经常卡住，切换线路以后好一些，但画面会变模糊。',
    answers: [
      { text: '您好，感谢反馈。我们已经联系线路服务商排查，预计两天内恢复。', after: 5 * hour },
      { text: '线路已经扩容，今晚起应当恢复流畅。如果仍有卡顿，请告诉我们大致的时间和所用网络。', after: 2 * day },
    ],
  },
  { kind: feedbackKind.suggestion, ago: 3 * hour, text: '希望笔记可以按标签分类，考前复习时能更快找到错题相关的内容。' },
]

const newest = query<{ id: number }>('SELECT max(id) AS id FROM feedback')

export function seedFeedback(db: Db, now: number): void {
  for (const { kind, text, ago, pictures = [], answers = [] } of feedback) {
    db.run(
      'INSERT INTO feedback (user_id, kind, text, pictures, created_at) VALUES (1, ?, ?, ?, ?)',
      ...[kind, text, JSON.stringify(pictures), now - ago],
    )
    const id = db.get(newest)?.id ?? 0
    for (const { text: answer, after } of answers) {
      db.run('INSERT INTO feedback_answer (feedback_id, text, at) VALUES (?, ?, ?)', id, answer, now - ago + after)
    }
  }
}
