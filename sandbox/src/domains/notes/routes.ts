import type { Context } from '../../core/context.ts'
import { addNote, changeNote, deleteNote, listNotedCourses, listNotes, restoreNote } from './notes.ts'
import type { Handlers } from '../../core/route.ts'

export const noteHandlers = (context: Context) =>
  ({
    'GET /v1/user/note/list': ({ query, user }) => listNotes(context, user, query),
    'GET /v1/user/note/course/list': ({ user }) => ({ list: listNotedCourses(context, user) }),
    'POST /v1/user/note': ({ body, user }) => addNote(context, user, body),
    'PUT /v1/user/note': ({ body, user }) => changeNote(context, user, body),
    'DELETE /v1/user/note': ({ body, user }) => {
      deleteNote(context, user, body.note_id)
      return {}
    },
    'POST /v1/user/note/restore': ({ body, user }) => restoreNote(context, user, body.note_id),
  }) satisfies Partial<Handlers>
