import { mkdir } from 'node:fs/promises'
import { startSandbox } from '@xhkt/sandbox/server'
import type { RuntimeConfig } from '@xhkt/platform/config'
import type { Owner } from '@xhkt/contract/federation/areas'
import type { Registry } from '@xhkt/contract/federation/registry'
import { promoteAll } from '../release/promote.ts'
import { readRegistry } from '../release/registry-file.ts'
import { LocalFolder } from '../release/store/local-folder.ts'
import { sandboxConfig, sandboxPaths } from './runtime-config.ts'
import { storeLedger } from './store-ledger.ts'
import { createWebServer } from './web-server.ts'

export interface ServeOptions {
  /** 0 chooses a free one. */
  port: number
  store: string
  /** What to make live; null takes the store's registry as it is. */
  releases: Record<Owner, string> | null
  /** As after a first release: nothing stands behind what is live, whatever the store has been through. */
  alone?: boolean
  /** Where the sandbox keeps its database. */
  dataDir: string
  /** How many courses it has; without it as many as there are, or 60. */
  scale?: number
  /** Replaces single fields of the sandbox's configuration. */
  config?: Partial<RuntimeConfig>
  log?: (line: string) => void
}

function withNothingBehind({ areas, ...registry }: Registry): Registry {
  const live = Object.entries(areas).map(([area, { previousManifest: _, canary: __, ...release }]) => {
    return [area, { ...release, previous: null }]
  })
  return { ...registry, areas: Object.fromEntries(live) as Registry['areas'] }
}

/** The sandbox and, before it, the web server with these releases live. */
export async function serve(options: ServeOptions): Promise<{ url: string; close: () => Promise<void> }> {
  await mkdir(options.dataDir, { recursive: true })
  const store = new LocalFolder(options.store)
  if (options.releases) await promoteAll(store, options.releases, 'a server started with them')
  const { dataDir, scale, log } = options
  const sandbox = await startSandbox({ port: 0, dataDir, scale, log, releaseHistory: storeLedger(store) })
  const app = await createWebServer({
    store: options.store,
    config: sandboxConfig(options.config),
    api: sandbox.url,
    apiPaths: sandboxPaths,
    faultFor: (path) => sandbox.faults.match(path),
    ...(options.alone && { registry: () => withNothingBehind(readRegistry(options.store)) }),
  })
  await app.listen({ port: options.port, host: process.env.HOST ?? 'localhost' })
  const address = app.addresses()[0]
  const port = typeof address === 'object' ? address.port : options.port
  return {
    url: `http://localhost:${port}`,
    close: async () => {
      await app.close()
      await sandbox.close()
    },
  }
}
