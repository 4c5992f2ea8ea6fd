import { type Static, Type as T } from '@sinclair/typebox'
import type { FastifyInstance } from 'fastify'
import { endpoints } from '@xhkt/contract/endpoints'
import { requireValidCode } from '../../domains/accounts/sms-codes.ts'
import type { Context } from '../../core/context.ts'
import { success } from '../../core/envelope.ts'
import { apiErrors } from '../../core/api-error.ts'
import { removeStrayFiles } from '../../domains/pictures/pictures.ts'
import { registerLiveControl } from './live-control.ts'
import { registerOperatorControl } from './operator-control.ts'

const SmsQuery = T.Object({ phone: T.String({ pattern: '^1[0-9]{10}$' }) })
const FaultBody = T.Object({
  match: T.String({ minLength: 1 }),
  status: T.Optional(T.Integer({ minimum: 200, maximum: 599 })),
  code: T.Optional(T.Integer()),
  message: T.Optional(T.String()),
  delay_ms: T.Optional(T.Integer({ minimum: 0, maximum: 300_000 })),
  drop: T.Optional(T.Boolean()),
  times: T.Optional(T.Integer({ minimum: 1 })),
})
const FaultQuery = T.Object({ match: T.Optional(T.String()) })
const ClockBody = T.Object({ advance_s: T.Integer({ minimum: 1, maximum: 10 * 365 * 86_400 }) })
const ConfigBody = T.Partial(endpoints['GET /v1/sys/config'].data, { additionalProperties: false, minProperties: 1 })

/** The control API: what the sandbox page does, for tests (docs/product/sandbox.md#sandbox-control). */
export function registerControl(app: FastifyInstance, context: Context, resetLearners: () => void): void {
  const { clock, faults, systemConfig } = context

  app.get<{ Querystring: Static<typeof SmsQuery> }>('/sandbox/sms', { schema: { querystring: SmsQuery } }, ({ query }) => {
    const { phone, type, code, expires_at } = requireValidCode(context, query.phone)
    return success({ phone, type, sms_code: code, expires_at })
  })

  registerOperatorControl(app, context)
  registerLiveControl(app, context)

  app.post<{ Body: Static<typeof FaultBody> }>('/sandbox/fault', { schema: { body: FaultBody } }, ({ body }) => {
    const { status, code, delay_ms, drop } = body
    if (status === undefined && code === undefined && !delay_ms && !drop) throw apiErrors.invalidParameter('status')
    faults.add(body)
    return success({ list: faults.list() })
  })

  app.delete<{ Querystring: Static<typeof FaultQuery> }>(
    '/sandbox/fault',
    { schema: { querystring: FaultQuery } },
    ({ query }) => {
      faults.clear(query.match)
      return success({ list: faults.list() })
    },
  )

  app.post<{ Body: Static<typeof ClockBody> }>('/sandbox/clock', { schema: { body: ClockBody } }, ({ body }) => {
    clock.advance(body.advance_s)
    return success({ now: clock.now(), ahead_s: clock.offset() })
  })

  app.post<{ Body: Static<typeof ConfigBody> }>('/sandbox/config', { schema: { body: ConfigBody } }, ({ body }) => {
    systemConfig.change(body)
    return success(systemConfig.current())
  })

  app.post('/sandbox/reset', () => {
    faults.clear()
    clock.reset()
    systemConfig.reset()
    resetLearners()
    removeStrayFiles(context)
    context.liveDesk.reset()
    context.dataCopies.clear()
    context.courses.refresh()
    return success({})
  })
}
