import { api } from '@xhkt/platform/api'
import { apiQuery } from '@xhkt/platform/query'
import { freshAtVisit, keepShown } from '../../../common/query-options.ts'

const pageSize = 10

/** A page of what the learner has redeemed. */
export const redeemedQuery = (page: number) => ({
  ...apiQuery('/v1/user/order/list', { page_size: pageSize, scope: 'all', kind: 'redeem', ...(page > 1 && { page }) }),
  ...freshAtVisit,
  ...keepShown,
})

export const redeemCode = (code: string, idempotencyKey: string) => api.post('/v1/order/exchange/course', { code }, { idempotencyKey })
