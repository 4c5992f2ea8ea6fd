import type { Context } from '../../core/context.ts'
import type { Handlers } from '../../core/route.ts'
import { listTimetables, switchTimetable } from './timetables.ts'
import { weekLessons } from './week-lessons.ts'

export const timetableHandlers = (context: Context) =>
  ({
    'GET /v1/user/live/timetables': ({ query, user }) => weekLessons(context, user.id, query.week),
    'GET /v1/user/timetables': ({ user }) => ({ list: listTimetables(context, user.id) }),
    'PUT /v1/user/timetables/switch': ({ body, user }) => switchTimetable(context, user.id, body),
  }) satisfies Partial<Handlers>
