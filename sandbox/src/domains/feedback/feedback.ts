import type { BodyOf, DataOf, Feedback, FeedbackKind, Picture, QueryOf } from '@xhkt/contract'
import { feedbackTextMinLength } from '@xhkt/contract/limits'
import * as paths from '@xhkt/contract/paths'
import type { User } from '../../core/user.ts'
import { apiErrors } from '../../core/api-error.ts'
import type { Context } from '../../core/context.ts'
import { query } from '../../core/database.ts'
import { sendMessage } from '../../core/send-message.ts'
import { queryPage } from '../../core/pagination.ts'
import { takePictures } from '../pictures/pictures.ts'

interface FeedbackRow {
  id: number
  user_id: number
  kind: FeedbackKind
  text: string
  /** JSON. */
  pictures: string
  created_at: number
}

const ofUser = {
  count: query<{ total: number }>('SELECT count(*) AS total FROM feedback WHERE user_id = ?'),
  rows: query<FeedbackRow>('SELECT * FROM feedback WHERE user_id = ? ORDER BY created_at DESC, id DESC LIMIT ? OFFSET ?'),
}
const newest = query<FeedbackRow>('SELECT * FROM feedback WHERE user_id = ? ORDER BY id DESC LIMIT 1')
const byId = query<FeedbackRow>('SELECT * FROM feedback WHERE id = ?')
const answers = query<Feedback['answers'][number]>('SELECT text, at FROM feedback_answer WHERE feedback_id = ? ORDER BY id')
const waiting = query<FeedbackRow & { phone: string }>(`
  SELECT f.*, u.phone FROM feedback f JOIN user u ON u.id = f.user_id
  ORDER BY EXISTS (SELECT 1 FROM feedback_answer a WHERE a.feedback_id = f.id), f.created_at DESC, f.id DESC LIMIT 20`)

const view = ({ db }: Context, { id, kind, text, pictures, created_at }: FeedbackRow): Feedback => ({
  ...{ feedback_id: String(id), kind, text, created_at },
  pictures: JSON.parse(pictures) as Picture[],
  answers: db.all(answers, id).map(({ text: answer, at }) => ({ text: answer, at })),
})

type List = '/v1/user/feedback/list'

export function listFeedback(context: Context, user: User, filter: QueryOf<'GET', List>): DataOf<'GET', List> {
  const page = queryPage(context.db, filter, { ...ofUser, values: [user.id] })
  return { ...page, list: page.list.map((row) => view(context, row)) }
}

export function addFeedback(context: Context, user: User, body: BodyOf<'POST', '/v1/user/feedback'>): Feedback {
  const { db, clock } = context
  const text = body.text.trim()
  if (text.length < feedbackTextMinLength) throw apiErrors.feedbackTooShort()
  return db.transaction(() => {
    const pictures = takePictures(context, user, 'feedback', body.picture_ids)
    db.run(
      'INSERT INTO feedback (user_id, kind, text, pictures, created_at) VALUES (?, ?, ?, ?, ?)',
      ...[user.id, body.kind, text, JSON.stringify(pictures), clock.now()],
    )
    const row = db.get(newest, user.id)
    if (!row) throw new Error('the feedback has no row')
    return view(context, row)
  })
}

/** Feedback of all learners for the operator: the unanswered first. */
export const feedbackDesk = (context: Context) => context.db.all(waiting).map((row) => ({ ...view(context, row), phone: row.phone }))

/** Adds the operator's answer, and sends the learner a message about it. */
export function answerFeedback(context: Context, feedbackId: string, text: string): Feedback {
  const { db, clock } = context
  const row = db.get(byId, feedbackId)
  if (!row) throw apiErrors.invalidParameter('feedback_id')
  db.transaction(() => {
    db.run('INSERT INTO feedback_answer (feedback_id, text, at) VALUES (?, ?, ?)', row.id, text, clock.now())
    sendMessage(context, row.user_id, { kind: 'feedback', title: '您的反馈有了回复', text, target: paths.feedback })
  })
  return view(context, row)
}
