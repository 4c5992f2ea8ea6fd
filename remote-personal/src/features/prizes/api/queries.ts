import type { BodyOf } from '@xhkt/contract'
import { api } from '@xhkt/platform/api'
import { apiQuery } from '@xhkt/platform/query'
import { freshAtVisit, keepShown } from '../../../common/query-options.ts'

/** A page of the learner's prizes. */
export const prizesQuery = (page: number) => ({ ...apiQuery('/v1/user/prize/list', page > 1 ? { page } : undefined), ...freshAtVisit, ...keepShown })

/** Sends the address of a prize, which can be given once. */
export const givePrizeAddress = (body: BodyOf<'POST', '/v1/user/prize/address'>, idempotencyKey: string) =>
  api.post('/v1/user/prize/address', body, { idempotencyKey })
