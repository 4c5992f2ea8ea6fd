import { type Static, Type as T } from '@sinclair/typebox'
import type { FastifyInstance } from 'fastify'
import { decideSignature } from '../../domains/agreements/sign.ts'
import type { Context } from '../../core/context.ts'
import { success } from '../../core/envelope.ts'

const Decision = T.Object({
  user_id: T.Integer({ minimum: 1 }),
  course_id: T.Integer({ minimum: 1 }),
  result: T.Union([T.Literal('success'), T.Literal('fail')]),
  reason: T.Optional(T.String({ minLength: 1, maxLength: 100 })),
})

/** Decides a signature that is being checked (docs/product/sandbox.md#sandbox-control). */
export function registerAgreementControl(app: FastifyInstance, context: Context): void {
  app.post<{ Body: Static<typeof Decision> }>('/sandbox/agreement', { schema: { body: Decision } }, ({ body }) => {
    decideSignature(context, body)
    return success({})
  })
}
