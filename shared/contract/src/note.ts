import { type Static, Type as T } from '@sinclair/typebox'
import { noteTextMaxLength } from './limits.ts'
import { Empty, type Endpoint, Id, PageOf, PageQuery, Seconds } from './schema.ts'

const NoteText = T.String({ minLength: 1, maxLength: noteTextMaxLength, pattern: String.raw`\S` })

/** The second of the lesson to which a note belongs. No lesson is longer than a day. @example 120 */
const NotePosition = T.Integer({ minimum: 0, maximum: 86_400 })

/** The number of the note's version, from 1. Each change adds 1. */
const NoteVersion = T.Integer({ minimum: 1, maximum: 1_000_000_000 })

/** A learner's note (docs/product/courses.md#notes). */
export const Note = T.Object({
  note_id: Id,
  course_id: Id,
  course_title: T.String(),
  section_id: Id,
  section_title: T.String(),
  position: NotePosition,
  text: NoteText,
  version: NoteVersion,
  created_at: Seconds,
  updated_at: Seconds,
})
export type Note = Static<typeof Note>

/** A course of which the learner has notes. */
export const NotedCourse = T.Object({
  course_id: Id,
  title: T.String(),
  /** The number of notes. @example 3 */
  note_count: T.Integer({ minimum: 1 }),
  /** Whether the learner has the course now. Notes of a course that has ended stay. */
  owned: T.Boolean(),
})
export type NotedCourse = Static<typeof NotedCourse>

/** The id of a note. */
const NoteId = T.Object({ note_id: Id })

export const noteEndpoints = {
  'GET /v1/user/note/list': {
    summary:
      "The caller's notes: of a lesson by position; with `order` `course` by course, lesson and position, the course with the newest note first; " +
      'else the last changed first. Optionally those whose text has every word of `keyword`',
    session: 'required',
    query: T.Object({
      /** Only notes of the course. */
      course_id: T.Optional(Id),
      /** Only notes of the lesson. */
      section_id: T.Optional(Id),
      /** Only notes with every word of the keyword. */
      keyword: T.Optional(T.String({ minLength: 1, maxLength: 50 })),
      /** `course`: by course, lesson and position. By default, without a lesson, the last changed note comes first. */
      order: T.Optional(T.Literal('course')),
      ...PageQuery,
    }),
    data: PageOf(Note),
  },
  'GET /v1/user/note/course/list': {
    summary: 'The courses of which the caller has notes, the one with the newest note first',
    session: 'required',
    data: T.Object({ list: T.Array(NotedCourse) }),
  },
  'POST /v1/user/note': {
    summary: 'Add a note to a lesson that the caller may open; 409041 when the lesson has 500 notes of the caller',
    session: 'required',
    refusals: [403003, 404001, 404003, 409041],
    idempotencyKey: true,
    body: T.Object({ course_id: Id, section_id: Id, position: NotePosition, text: NoteText }),
    data: Note,
  },
  'PUT /v1/user/note': {
    summary: 'Change a note. `version` is the version on which the change is based; 409040 with the present note when `version` is older',
    session: 'required',
    refusals: [404030, 409040],
    refusalData: { 409040: Note },
    idempotencyKey: true,
    body: T.Object({
      note_id: Id,
      /** The version on which the change is based. */
      version: NoteVersion,
      text: NoteText,
      /** The new position; absent: the position stays. */
      position: T.Optional(NotePosition),
    }),
    data: Note,
  },
  'DELETE /v1/user/note': {
    summary: 'Delete a note',
    session: 'required',
    refusals: [404030],
    body: NoteId,
    data: Empty,
  },
  'POST /v1/user/note/restore': {
    summary: 'Bring a deleted note back',
    session: 'required',
    refusals: [404030],
    idempotencyKey: true,
    body: NoteId,
    data: Note,
  },
} as const satisfies Record<string, Endpoint>
