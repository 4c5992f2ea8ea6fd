import type { Static } from '@sinclair/typebox'
import { TypeCompiler } from '@sinclair/typebox/compiler'
import type { FastifyInstance } from 'fastify'
import { answerFaults, saveAnswerFaults } from './answer-faults.ts'
import { BeaconBody, releaseFigures, FiguresQuery, saveBeacon } from './beacons.ts'
import type { Context } from '../../core/context.ts'
import { errorEnvelope, success } from '../../core/envelope.ts'
import { notFoundCounts, saveNotFound } from './not-found-counts.ts'

const beacon = TypeCompiler.Compile(BeaconBody)

/** Pages send JSON as text/plain, which needs no CORS preflight. */
function parseBody(body: unknown): unknown {
  try {
    return typeof body === 'string' ? JSON.parse(body) : body
  } catch {
    return null
  }
}

/** Collects the beacons of pages (shared/federation/beacon) and serves the figures of releases and the addresses that no page has. */
export function registerBeacons(app: FastifyInstance, context: Context): void {
  app.post(
    '/sandbox/beacons',
    {
      bodyLimit: 16_384,
      // Anyone can send anything here, so invalid bodies are rejected without a log line.
      errorHandler: (error, _request, reply) => void reply.code(error.statusCode ?? 400).send(errorEnvelope(400000, error.message)),
    },
    (request, reply) => {
      const body = parseBody(request.body)
      if (!beacon.Check(body)) return reply.code(400).send(errorEnvelope(400000, `not a beacon: ${beacon.Errors(body).First()?.path ?? '/'}`))
      saveBeacon(context, body)
      saveNotFound(context, body.not_found ?? [])
      saveAnswerFaults(context, body.answer_faults ?? [])
      return reply.code(204).send()
    },
  )

  app.get<{ Querystring: Static<typeof FiguresQuery> }>(
    '/sandbox/beacons',
    { schema: { querystring: FiguresQuery } },
    ({ query }) => success({
        list: releaseFigures(context, query),
        not_found: notFoundCounts(context, query.since),
        answer_faults: answerFaults(context, query.since),
      }),
  )
}
