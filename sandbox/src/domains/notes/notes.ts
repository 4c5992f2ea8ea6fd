import type { BodyOf, DataOf, Note, NotedCourse, QueryOf } from '@xhkt/contract'
import { notesPerLessonMax } from '@xhkt/contract/limits'
import type { User } from '../../core/user.ts'
import { apiErrors } from '../../core/api-error.ts'
import type { Context } from '../../core/context.ts'
import { requireCourse } from '../courses/cards.ts'
import { requireLesson } from '../courses/lessons.ts'
import { query } from '../../core/database.ts'
import { isEnrolled } from '../order-states/enrolment.ts'
import { queryPage } from '../../core/pagination.ts'
import { normalizeText, wordsOf } from '../../core/normalize-text.ts'

interface NoteRow extends Omit<Note, 'note_id' | 'course_id' | 'section_id'> {
  id: number
  course_id: number
  section_id: number
  folded: string
  deleted: number
}

const withTitles = `SELECT n.*, c.title AS course_title, l.title AS section_title
  FROM note n JOIN course c ON c.id = n.course_id JOIN lesson l ON l.id = n.section_id`
const orders = {
  position: 'n.position, n.id',
  change: 'n.updated_at DESC, n.id DESC',
  // The course with the newest note first, also if that note is not listed.
  course: `(SELECT max(created_at) FROM note WHERE user_id = n.user_id AND course_id = n.course_id AND deleted = 0) DESC,
    n.course_id, n.section_id, n.position, n.id`,
}
const byId = query<NoteRow>(`${withTitles} WHERE n.user_id = ? AND n.id = ?`)
const newest = query<{ id: number }>('SELECT max(id) AS id FROM note WHERE user_id = ?')
const courses = query<{ id: number; title: string; note_count: number }>(`
  SELECT c.id, c.title, count(*) AS note_count FROM note n JOIN course c ON c.id = n.course_id WHERE n.user_id = ? AND n.deleted = 0
  GROUP BY c.id ORDER BY max(n.created_at) DESC, c.id`)
const countOfLesson = query<{ count: number }>('SELECT count(*) AS count FROM note WHERE user_id = ? AND section_id = ? AND deleted = 0')

const view = (row: NoteRow): Note => ({
  note_id: String(row.id),
  course_id: String(row.course_id),
  course_title: row.course_title,
  section_id: String(row.section_id),
  section_title: row.section_title,
  position: row.position,
  text: row.text,
  version: row.version,
  created_at: row.created_at,
  updated_at: row.updated_at,
})

/** A note of the learner, deleted or not. Throws 404030 for another learner's. */
function requireNote({ db }: Context, user: User, noteId: string): NoteRow {
  const row = db.get(byId, user.id, noteId)
  if (!row) throw apiErrors.noteNotFound()
  return row
}

function requirePresentNote(context: Context, user: User, noteId: string): NoteRow {
  const row = requireNote(context, user, noteId)
  if (row.deleted === 1) throw apiErrors.noteNotFound()
  return row
}

export function listNotes({ db }: Context, user: User, filter: QueryOf<'GET', '/v1/user/note/list'>): DataOf<'GET', '/v1/user/note/list'> {
  const { course_id, section_id, keyword = '', order } = filter
  const words = wordsOf(keyword)
  const conditions = [
    'n.user_id = ? AND n.deleted = 0',
    ...(course_id === undefined ? [] : ['n.course_id = ?']),
    ...(section_id === undefined ? [] : ['n.section_id = ?']),
    ...words.map(() => 'instr(n.folded, ?) > 0'),
  ].join(' AND ')
  const values = [user.id, ...[course_id, section_id].filter((id) => id !== undefined), ...words]
  const byChoice = order === 'course' ? orders.course : orders.change
  const page = queryPage(db, filter, {
    count: query<{ total: number }>(`SELECT count(*) AS total FROM note n WHERE ${conditions}`),
    rows: query<NoteRow>(`${withTitles} WHERE ${conditions} ORDER BY ${section_id === undefined ? byChoice : orders.position} LIMIT ? OFFSET ?`),
    values,
  })
  return { ...page, list: page.list.map(view) }
}

export const listNotedCourses = (context: Context, user: User): NotedCourse[] =>
  context.db.all(courses, user.id).map(({ id, title, note_count }) => ({
    ...{ course_id: String(id), title, note_count },
    owned: isEnrolled(context, user.id, id),
  }))

export function addNote(context: Context, user: User, { course_id, section_id, position, text }: BodyOf<'POST', '/v1/user/note'>): Note {
  const { db, clock } = context
  const course = requireCourse(context, course_id)
  const lesson = requireLesson(context, course_id, section_id)
  if (!lesson.is_trial && !isEnrolled(context, user.id, course.id)) throw apiErrors.courseNotOwned()
  return db.transaction(() => {
    if ((db.get(countOfLesson, user.id, lesson.id)?.count ?? 0) >= notesPerLessonMax) throw apiErrors.noteLimitReached()
    const now = clock.now()
    db.run(
      'INSERT INTO note (user_id, course_id, section_id, position, text, folded, created_at, updated_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
      ...[user.id, course.id, lesson.id, position, text, normalizeText(text), now, now],
    )
    return view(requireNote(context, user, String(db.get(newest, user.id)?.id)))
  })
}

/** Changes a note, unless it has changed since the version that the change is based on. An equal text is no conflict. */
export function changeNote(context: Context, user: User, { note_id, version, text, position }: BodyOf<'PUT', '/v1/user/note'>): Note {
  const { db, clock } = context
  return db.transaction(() => {
    const row = requirePresentNote(context, user, note_id)
    if (row.text === text && (position ?? row.position) === row.position) return view(row)
    if (row.version !== version) throw apiErrors.noteChanged(view(row))
    db.run(
      'UPDATE note SET text = ?, folded = ?, position = ?, version = version + 1, updated_at = ? WHERE id = ?',
      ...[text, normalizeText(text), position ?? row.position, clock.now(), row.id],
    )
    return view(requireNote(context, user, note_id))
  })
}

export function deleteNote(context: Context, user: User, noteId: string): void {
  requireNote(context, user, noteId)
  context.db.run('UPDATE note SET deleted = 1 WHERE user_id = ? AND id = ?', user.id, noteId)
}

export function restoreNote(context: Context, user: User, noteId: string): Note {
  requireNote(context, user, noteId)
  context.db.run('UPDATE note SET deleted = 0 WHERE user_id = ? AND id = ?', user.id, noteId)
  return view(requireNote(context, user, noteId))
}
