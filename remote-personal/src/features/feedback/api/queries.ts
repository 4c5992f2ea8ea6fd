import type { BodyOf } from '@xhkt/contract'
import { api } from '@xhkt/platform/api'
import { apiQuery } from '@xhkt/platform/query'
import { freshAtVisit, keepShown } from '../../../common/query-options.ts'

/** A page of the learner's feedback. Requested at every visit: an answer may have come. */
export const feedbackQuery = (page: number) => ({ ...apiQuery('/v1/user/feedback/list', page > 1 ? { page } : undefined), ...freshAtVisit, ...keepShown })

export const sendFeedback = (feedback: BodyOf<'POST', '/v1/user/feedback'>, idempotencyKey: string) =>
  api.post('/v1/user/feedback', feedback, { idempotencyKey })
