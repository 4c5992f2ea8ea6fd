import rateLimit from '@fastify/rate-limit'
import type { Static } from '@sinclair/typebox'
import { TypeCompiler } from '@sinclair/typebox/compiler'
import type { FastifyInstance } from 'fastify'
import { BeaconBody, Selection } from '../beacon-body.ts'
import type { Metrics } from '../metrics.ts'
import type { BeaconStore } from '../store/beacon-store.ts'
import { DatabaseError } from '../store/database.ts'

const beacon = TypeCompiler.Compile(BeaconBody)

/** Pages send JSON as text/plain, which needs no CORS preflight. */
function parseBody(body: unknown): unknown {
  try {
    return typeof body === 'string' ? JSON.parse(body) : body
  } catch {
    return null
  }
}

interface Parts {
  store: BeaconStore
  metrics: Metrics
  /** Beacons of one address in a minute. */
  perMinute: number
}

/** The route that pages send to, and the figures that `release watch` and people read. */
export async function registerBeacons(app: FastifyInstance, { store, metrics, perMinute }: Parts): Promise<void> {
  await app.register(rateLimit, { global: false })
  app.post(
    '/collector/beacons',
    {
      bodyLimit: 16_384,
      config: { rateLimit: { max: perMinute, timeWindow: 60_000 } },
      onResponse: (_request, { statusCode }, done) => {
        metrics.countAnswer(statusCode)
        done()
      },
    },
    async (request, reply) => {
      const body = parseBody(request.body)
      if (!beacon.Check(body)) return reply.code(400).send({ message: `not a beacon: ${beacon.Errors(body).First()?.path ?? '/'}` })
      try {
        await store.add(body)
      } catch (error) {
        if (!(error instanceof DatabaseError)) throw error
        // Everyone may send, and nobody else is to know where the database is.
        return reply.code(error.statusCode).send({ message: 'not kept' })
      }
      metrics.countBeacon(body)
      return reply.code(204).send()
    },
  )

  app.get<{ Querystring: Static<typeof Selection> }>('/collector/beacons', { schema: { querystring: Selection } }, async ({ query }) => {
    const [not_found, answer_faults] = [await store.notFound(query.since), await store.answerFaults(query.since)]
    return { data: { list: await store.figures(query), not_found, answer_faults } }
  })
  app.get<{ Querystring: Static<typeof Selection> }>('/collector/errors', { schema: { querystring: Selection } }, async ({ query }) => ({
    data: { list: await store.errors(query) },
  }))
  app.get('/metrics', async (_request, reply) => reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()))
}
