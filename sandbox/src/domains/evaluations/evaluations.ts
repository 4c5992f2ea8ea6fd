import type { DataOf, EvaluateTag, Evaluation, Picture, QueryOf } from '@xhkt/contract'
import type { Context } from '../../core/context.ts'
import { apiErrors } from '../../core/api-error.ts'
import { requireCourse } from '../courses/cards.ts'
import { query } from '../../core/database.ts'
import { queryPage } from '../../core/pagination.ts'

interface TagRow {
  id: number
  name: string
}

interface EvaluationRow extends Omit<Evaluation, 'id' | 'tags' | 'pictures'> {
  id: number
  /** JSON. */
  pictures: string
}

const everyTag = query<TagRow>('SELECT id, name FROM evaluate_tag ORDER BY id')
const score = query<{ mean: number | null; count: number }>('SELECT avg(score) AS mean, count(*) AS count FROM evaluation WHERE course_id = ?')
const ofCourse = {
  count: query<{ total: number }>('SELECT count(*) AS total FROM evaluation WHERE course_id = ?'),
  rows: query<EvaluationRow>('SELECT * FROM evaluation WHERE course_id = ? ORDER BY created_at DESC, id DESC LIMIT ? OFFSET ?'),
}
const ofTag = {
  count: query<{ total: number }>('SELECT count(*) AS total FROM evaluation_tag WHERE course_id = ? AND tag_id = ?'),
  rows: query<EvaluationRow>(`
    SELECT e.* FROM evaluation_tag t JOIN evaluation e ON e.id = t.evaluation_id WHERE t.course_id = ? AND t.tag_id = ?
    ORDER BY e.created_at DESC, e.id DESC LIMIT ? OFFSET ?`),
}
const tagsOf = query<TagRow>(
  'SELECT g.id, g.name FROM evaluation_tag t JOIN evaluate_tag g ON g.id = t.tag_id WHERE t.evaluation_id = ? ORDER BY g.id',
)
const tagCounts = query<TagRow & { count: number }>(`
  SELECT g.id, g.name, count(*) AS count FROM evaluation_tag t JOIN evaluate_tag g ON g.id = t.tag_id
  WHERE t.course_id = ? GROUP BY g.id ORDER BY count DESC, g.id`)

const asTag = ({ id, name }: TagRow): EvaluateTag => ({ id: String(id), name })

export const evaluateTags = ({ db }: Context): EvaluateTag[] => db.all(everyTag).map(asTag)

export function scoreOf({ db }: Context, courseId: number): { score: number; evaluation_count: number } {
  const { mean, count } = db.get(score, courseId) ?? { mean: null, count: 0 }
  return { score: Math.round((mean ?? 0) * 10) / 10, evaluation_count: count }
}

const view = ({ db }: Context, { id, nickname, avatar, score, text, pictures, created_at, reply }: EvaluationRow): Evaluation => ({
  ...{ id: String(id), nickname, avatar, score, text, created_at, reply },
  tags: db.all(tagsOf, id).map(asTag),
  pictures: JSON.parse(pictures) as Picture[],
})

type List = '/v1/course/evaluation/list'

export function listEvaluations(context: Context, filter: QueryOf<'GET', List>): DataOf<'GET', List> {
  const { db } = context
  const { id: courseId } = requireCourse(context, filter.course_id)
  const source =
    filter.tag_id === undefined ? { ...ofCourse, values: [courseId] } : { ...ofTag, values: [courseId, filter.tag_id] }
  const page = queryPage(db, filter, source)
  const tags = db.all(tagCounts, courseId).map((row) => ({ ...asTag(row), count: row.count }))
  return { ...page, list: page.list.map((row) => view(context, row)), tags }
}

interface NewEvaluation {
  orderNo: string
  courseId: number
  nickname: string
  avatar: string
  score: number
  text: string
  tag_ids: string[]
  pictures: Picture[]
}

const ofOrder = query<EvaluationRow>('SELECT * FROM evaluation WHERE order_no = ?')

/** The evaluation of an order; undefined: there is none. */
export function evaluationOfOrder(context: Context, orderNo: string): Evaluation | undefined {
  const row = context.db.get(ofOrder, orderNo)
  return row && view(context, row)
}

/** Adds the evaluation of an order. Runs within the caller's transaction. */
export function addEvaluation({ db, clock }: Context, evaluation: NewEvaluation): void {
  const { orderNo, courseId, nickname, avatar, score, text, tag_ids, pictures } = evaluation
  const known = new Set(db.all(everyTag).map(({ id }) => String(id)))
  if (tag_ids.some((id) => !known.has(id))) throw apiErrors.invalidParameter('tag_ids')
  db.run(
    `INSERT INTO evaluation (course_id, nickname, avatar, score, text, reply, created_at, order_no, pictures)
     VALUES (?, ?, ?, ?, ?, '', ?, ?, ?)`,
    ...[courseId, nickname, avatar, score, text.trim(), clock.now(), orderNo, JSON.stringify(pictures)],
  )
  const { id } = db.get(ofOrder, orderNo) ?? { id: 0 }
  for (const tag of tag_ids) db.run('INSERT INTO evaluation_tag (course_id, tag_id, evaluation_id) VALUES (?, ?, ?)', courseId, tag, id)
}
