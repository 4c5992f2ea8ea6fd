import type { Context } from '../../core/context.ts'
import { myReservations } from './my-reservations.ts'
import { cancelReservation, reserveLesson } from './reserve.ts'
import type { Handlers } from '../../core/route.ts'

export const reservationHandlers = (context: Context) =>
  ({
    'GET /v1/user/course/reserve': ({ query, user }) => myReservations(context, user, query),
    'POST /v1/user/course/reserve': ({ body, user }) => reserveLesson(context, user, body),
    'DELETE /v1/user/course/reserve': ({ body, user }) => cancelReservation(context, user, body),
  }) satisfies Partial<Handlers>
