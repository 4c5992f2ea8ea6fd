import type { BodyOf, DataOf, StudyTarget } from '@xhkt/contract'
import { beijingOffset } from '@xhkt/contract/beijing-time'
import { apiErrors } from '../../core/api-error.ts'
import type { Context } from '../../core/context.ts'
import { query } from '../../core/database.ts'
import { exams, levels, type ExamPlan } from './exams.ts'

interface TargetRow {
  exam_id: string
  goal_id: string
  year: number
  level_id: string
}

const ofUser = query<TargetRow>('SELECT exam_id, goal_id, year, level_id FROM study_target WHERE user_id = ?')

/** The years that can be chosen of an exam. */
const offeredYears = 4

function targetOf({ exam_id, goal_id, year, level_id }: TargetRow): StudyTarget | null {
  const exam = exams.find(({ id }) => id === exam_id)
  const goal = exam?.goals.find(({ id }) => id === goal_id)
  const level = levels.find(({ id }) => id === level_id)
  if (!exam || !goal || !level) return null
  return { exam: { id: exam.id, name: exam.name }, goal, year, level }
}

function requireExam(examId: string): ExamPlan {
  const exam = exams.find(({ id }) => id === examId)
  if (!exam) throw apiErrors.targetUnavailable()
  return exam
}

/** From the year of the exam that comes next. */
function yearsOf({ clock }: Context, { month }: ExamPlan): number[] {
  const today = new Date((clock.now() + beijingOffset) * 1000)
  const next = today.getUTCFullYear() + (today.getUTCMonth() + 1 > month ? 1 : 0)
  return Array.from({ length: offeredYears }, (_, index) => next + index)
}

const levelsOf = ({ lowestLevel }: ExamPlan) => levels.slice(levels.findIndex(({ id }) => id === lowestLevel))

export function studyTarget({ db }: Context, userId: number): DataOf<'GET', '/v1/user/study/target'> {
  const row = db.get(ofUser, userId)
  return { exams: exams.map(({ id, name, goals }) => ({ id, name, goals })), chosen: row ? targetOf(row) : null }
}

export function yearsAndLevels(context: Context, examId: string): DataOf<'GET', '/v1/school/year/level'> {
  const exam = requireExam(examId)
  return { years: yearsOf(context, exam), levels: levelsOf(exam) }
}

/** Saves what the learner studies for. The exam gives the tag of the user (docs/product/personal.md#study-target). */
export function saveTarget(context: Context, userId: number, body: BodyOf<'POST', '/v1/user/tags'>): DataOf<'POST', '/v1/user/tags'> {
  const exam = requireExam(body.exam_id)
  const chosen = targetOf(body)
  const isOffered = yearsOf(context, exam).includes(body.year) && levelsOf(exam).some(({ id }) => id === body.level_id)
  if (!chosen || !isOffered) throw apiErrors.targetUnavailable()
  const { db } = context
  db.transaction(() => {
    db.run(
      'INSERT OR REPLACE INTO study_target (user_id, exam_id, goal_id, year, level_id) VALUES (?, ?, ?, ?, ?)',
      ...[userId, body.exam_id, body.goal_id, body.year, body.level_id],
    )
    db.run('UPDATE user SET tag_id = ?, tag_name = ? WHERE id = ?', exam.id, exam.tag, userId)
  })
  return { chosen, tag: { id: exam.id, name: exam.tag } }
}
