import type { BodyOf } from '@xhkt/contract'
import { api } from '@xhkt/platform/api'
import { apiQuery } from '@xhkt/platform/query'
import { freshAtVisit, keepShown } from '../../../common/query-options.ts'

/** A page of the learner's reservations. Requested at every visit: the catalog reserves lessons too. */
export const reservationsQuery = (page: number) => ({
  // Without a number for the first page, as in the early request of the route.
  ...apiQuery('/v1/user/course/reserve', page > 1 ? { page } : undefined),
  ...freshAtVisit,
  ...keepShown,
})

export const cancelReservation = (lesson: BodyOf<'DELETE', '/v1/user/course/reserve'>, idempotencyKey: string) =>
  api.delete('/v1/user/course/reserve', lesson, { idempotencyKey })
