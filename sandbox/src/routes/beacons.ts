import type { Static } from '@sinclair/typebox'
import { TypeCompiler } from '@sinclair/typebox/compiler'
import type { FastifyInstance } from 'fastify'
import { BeaconBody, figuresOf, FiguresQuery, keepBeacon } from '../beacons.ts'
import type { Context } from '../context.ts'
import { refusal, success } from '../envelope.ts'

const beacon = TypeCompiler.Compile(BeaconBody)

/** A page sends text: JSON would have its browser ask another origin for leave first. */
function parsed(body: unknown): unknown {
  try {
    return typeof body === 'string' ? JSON.parse(body) : body
  } catch {
    return null
  }
}

/** Where the pages' beacons land (shared/federation/beacon), and what they add up to. */
export function registerBeacons(app: FastifyInstance, context: Context): void {
  app.post(
    '/sandbox/beacons',
    {
      schema: { hide: true },
      bodyLimit: 16_384,
      // Anyone can send anything here: it is turned away by its status, and nobody's log tells of it.
      errorHandler: (error, _request, reply) => void reply.code(error.statusCode ?? 400).send(refusal(400000, error.message)),
    },
    (request, reply) => {
      const body = parsed(request.body)
      if (!beacon.Check(body)) return reply.code(400).send(refusal(400000, `not a beacon: ${beacon.Errors(body).First()?.path ?? '/'}`))
      keepBeacon(context, body)
      return reply.code(204).send()
    },
  )

  app.get<{ Querystring: Static<typeof FiguresQuery> }>(
    '/sandbox/beacons',
    { schema: { hide: true, querystring: FiguresQuery } },
    ({ query }) => success({ list: figuresOf(context, query) }),
  )
}
