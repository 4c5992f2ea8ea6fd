import type { DataOf, EvaluateTag, Evaluation, QueryOf } from '@xhkt/contract'
import type { Context } from '../context.ts'
import { requireCourse } from '../courses/cards.ts'
import { query } from '../db/database.ts'
import { queryPage } from '../pagination.ts'

interface TagRow {
  id: number
  name: string
}

interface EvaluationRow extends Omit<Evaluation, 'id' | 'tags'> {
  id: number
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

type List = '/v1/course/evaluation/list'

export function listEvaluations(context: Context, filter: QueryOf<'GET', List>): DataOf<'GET', List> {
  const { db } = context
  const { id: courseId } = requireCourse(context, filter.course_id)
  const source =
    filter.tag_id === undefined ? { ...ofCourse, values: [courseId] } : { ...ofTag, values: [courseId, filter.tag_id] }
  const page = queryPage(db, filter, source)
  const list = page.list.map(({ id, nickname, avatar, score, text, created_at, reply }) => ({
    ...{ id: String(id), nickname, avatar, score, text, created_at, reply },
    tags: db.all(tagsOf, id).map(asTag),
  }))
  return { ...page, list, tags: db.all(tagCounts, courseId).map((row) => ({ ...asTag(row), count: row.count })) }
}
