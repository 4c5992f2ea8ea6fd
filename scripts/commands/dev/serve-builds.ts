import type { FastifyInstance } from 'fastify'
import type { Owner } from '@xhkt/contract/federation/areas'
import type { Announcer } from './announcer.ts'
import { devFolder } from './dev-release.ts'
import type { OwnerBuild } from './owner-build.ts'

interface Parts {
  builds: ReadonlyMap<Owner, OwnerBuild>
  announcer: Announcer
  /** Runs before a page is sent. */
  refresh: () => Promise<void>
}

/** Adds to the web server: files that are compiled on request, and the event stream of compilations. */
export function serveBuilds(app: FastifyInstance, { builds, announcer, refresh }: Parts): void {
  const buildOf = (url: string): OwnerBuild | undefined => [...builds.values()].find(({ owner }) => url.startsWith(devFolder(owner)))

  app.get('/__dev/events', (_request, reply) => {
    reply.hijack()
    announcer.follow(reply.raw)
  })
  app.addHook('onRequest', async ({ url, headers }) => {
    const build = buildOf(url)
    await build?.ready()
    // Compressing a file takes longer than its local transfer.
    if (build) headers['x-no-compression'] = 'true'
    else if (headers.accept?.includes('text/html')) {
      // Waits here, because the timers of the page start once the page has loaded.
      await builds.get('host')?.ready()
      await refresh()
    }
  })
  app.addHook('onSend', ({ url }, reply, _payload, done) => {
    if (buildOf(url)) reply.header('cache-control', 'no-store')
    done()
  })
}
