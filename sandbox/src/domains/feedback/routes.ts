import type { Context } from '../../core/context.ts'
import { addFeedback, listFeedback } from './feedback.ts'
import type { Handlers } from '../../core/route.ts'

export const feedbackHandlers = (context: Context) =>
  ({
    'GET /v1/user/feedback/list': ({ query, user }) => listFeedback(context, user, query),
    'POST /v1/user/feedback': ({ body, user }) => addFeedback(context, user, body),
  }) satisfies Partial<Handlers>
