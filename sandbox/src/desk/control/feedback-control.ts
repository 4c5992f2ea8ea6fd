import { type Static, Type as T } from '@sinclair/typebox'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../core/context.ts'
import { success } from '../../core/envelope.ts'
import { answerFeedback } from '../../domains/feedback/feedback.ts'

const Answer = T.Object({ feedback_id: T.String({ pattern: '^[0-9]{1,20}$' }), text: T.String({ minLength: 1, maxLength: 1000 }) })

/** What the operator answers a feedback (docs/product/sandbox.md#sandbox-control). */
export function registerFeedbackControl(app: FastifyInstance, context: Context): void {
  app.post<{ Body: Static<typeof Answer> }>('/sandbox/feedback', { schema: { body: Answer } }, ({ body }) =>
    success(answerFeedback(context, body.feedback_id, body.text)),
  )
}
