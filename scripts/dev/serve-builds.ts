import type { FastifyInstance } from 'fastify'
import type { Owner } from '@xhkt/contract/federation/areas'
import type { Announcer } from './announcer.ts'
import { devFolder } from './dev-release.ts'
import type { OwnerBuild } from './owner-build.ts'

interface Parts {
  builds: ReadonlyMap<Owner, OwnerBuild>
  announcer: Announcer
  /** Before a page is sent. */
  refresh: () => Promise<void>
}

/** What a server of releases does not know: files that are compiled when they are asked for, and pages that hear of it. */
export function serveBuilds(app: FastifyInstance, { builds, announcer, refresh }: Parts): void {
  const buildOf = (url: string): OwnerBuild | undefined => [...builds.values()].find(({ owner }) => url.startsWith(devFolder(owner)))

  app.get('/__dev/events', (_request, reply) => {
    reply.hijack()
    announcer.follow(reply.raw)
  })
  app.addHook('onRequest', async ({ url, headers }) => {
    const build = buildOf(url)
    await build?.ready()
    // Large, new each time, and not far to go.
    if (build) headers['x-no-compression'] = 'true'
    else if (headers.accept?.includes('text/html')) {
      // A page that is there waits for its scripts only so long.
      await builds.get('host')?.ready()
      await refresh()
    }
  })
  app.addHook('onSend', async ({ url }, reply) => {
    if (buildOf(url)) reply.header('cache-control', 'no-store')
  })
}
