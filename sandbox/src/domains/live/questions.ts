import type { LiveQuestion } from '@xhkt/contract'
import { apiErrors } from '../../core/api-error.ts'
import { type Db, query } from '../../core/database.ts'

interface QuestionRow {
  id: number
  room_id: string
  text: string
  /** JSON. */
  options: string
  closed: number
}

const byId = query<QuestionRow>('SELECT * FROM live_question WHERE id = ? AND room_id = ?')
const open = query<QuestionRow>('SELECT * FROM live_question WHERE room_id = ? AND closed = 0 ORDER BY id DESC LIMIT 1')
const answers = query<{ option: number; count: number }>('SELECT option, count(*) AS count FROM live_answer WHERE question_id = ? GROUP BY option')
const answerOf = query<{ option: number }>('SELECT option FROM live_answer WHERE question_id = ? AND user_id = ?')

const optionsOf = ({ options }: QuestionRow) => JSON.parse(options) as string[]

function countsOf(db: Db, row: QuestionRow): number[] {
  const counts = new Map(db.all(answers, row.id).map(({ option, count }) => [option, count]))
  return optionsOf(row).map((_, option) => counts.get(option) ?? 0)
}

function requireQuestion(db: Db, roomId: string, questionId: string): QuestionRow {
  const row = /^\d{1,15}$/.test(questionId) ? db.get(byId, questionId, roomId) : undefined
  if (!row) throw apiErrors.questionNotFound()
  return row
}

/** As the learner sees it. `userId` null: a visitor. */
function view(db: Db, row: QuestionRow, userId: number | null): LiveQuestion {
  const chosen = userId === null ? -1 : (db.get(answerOf, row.id, userId)?.option ?? -1)
  return { question_id: String(row.id), text: row.text, options: optionsOf(row), chosen, counts: chosen < 0 ? [] : countsOf(db, row) }
}

export function openQuestion(db: Db, roomId: string, userId: number | null): LiveQuestion | null {
  const row = db.get(open, roomId)
  return row ? view(db, row, userId) : null
}

/** Closes the previous question. Returns the id of the new one. */
export function insertQuestion(db: Db, roomId: string, text: string, options: readonly string[], now: number): string {
  db.run('UPDATE live_question SET closed = 1 WHERE room_id = ?', roomId)
  db.run('INSERT INTO live_question (room_id, text, options, asked_at) VALUES (?, ?, ?, ?)', roomId, text, JSON.stringify(options), now)
  return String(db.get(open, roomId)?.id ?? '')
}

export const questionCounts = (db: Db, roomId: string, questionId: string): number[] =>
  countsOf(db, requireQuestion(db, roomId, questionId))

export function closeQuestion(db: Db, roomId: string, questionId: string): void {
  db.run('UPDATE live_question SET closed = 1 WHERE id = ?', requireQuestion(db, roomId, questionId).id)
}

export interface Answer {
  questionId: string
  option: number
  userId: number
}

export function answerQuestion(db: Db, roomId: string, { questionId, option, userId }: Answer): LiveQuestion {
  const row = requireQuestion(db, roomId, questionId)
  if (row.closed) throw apiErrors.questionClosed()
  if (option >= optionsOf(row).length) throw apiErrors.invalidParameter('option')
  const added = db.run('INSERT OR IGNORE INTO live_answer (question_id, user_id, option) VALUES (?, ?, ?)', row.id, userId, option)
  if (added === 0) throw apiErrors.questionAnswered()
  return view(db, row, userId)
}
