import fastify from 'fastify'
import type { ReleaseStore } from '@xhkt/release/store/release-store'
import { createMetrics } from './metrics.ts'
import { registerPage } from './page/register-page.tsx'
import { Situations } from './page/situation.ts'
import { registerBeacons } from './routes/beacon-routes.ts'
import { BeaconStore } from './store/beacon-store.ts'

export interface CollectorOptions {
  /** 0 chooses a free port. */
  port: number
  /** By default this machine alone. */
  host?: string
  /** The folder of its file, or the address of a PostgreSQL database. */
  data: string
  /** The releases, for original positions and changes. Without it the page shows positions in the bundles. */
  releases?: ReleaseStore
  /** Days that it keeps what it knows. */
  keepDays?: number
  /** Beacons of one address in a minute. */
  perMinute?: number
  /** The web servers whose X-Forwarded-For counts: addresses or ranges, separated by commas. By default this machine. */
  proxies?: string
}

export interface RunningCollector {
  url: string
  store: BeaconStore
  close(): Promise<void>
}

const pruneEvery = 60_000

/** Starts the collector. An answer 204 means that the beacon is in its database. Throws a `DatabaseError` if that does not answer. */
export async function startCollector(options: CollectorOptions): Promise<RunningCollector> {
  const { port, host = '127.0.0.1', data, keepDays = 30, perMinute = 3_000, proxies = 'loopback', releases = null } = options
  const store = await BeaconStore.open(data)
  const prune = async (): Promise<void> => {
    try {
      await store.readClock()
      await store.prune(store.now(), keepDays)
    } catch (error) {
      // A full disk, or a database that is away, must not end the process: it still answers, and the next minute tries again.
      console.error(`Old rows cannot be removed: ${(error as Error).message}`)
    }
  }
  await prune()
  const timer = setInterval(() => void prune(), pruneEvery)
  timer.unref()
  // The address of a browser is the last one of X-Forwarded-For, which the web server has added.
  const app = fastify({ trustProxy: proxies, forceCloseConnections: 'idle' })
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await store.close()
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
    done()
  })
  try {
    await registerBeacons(app, { store, metrics: createMetrics(), perMinute })
    registerPage(app, store, new Situations(store, releases))
    const url = await app.listen({ host, port })
    return { url, store, close: () => app.close() }
  } catch (error) {
    await app.close()
    throw error
  }
}
