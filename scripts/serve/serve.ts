import { mkdir } from 'node:fs/promises'
import { startSandbox } from '@xhkt/sandbox/server'
import type { RuntimeConfig } from '@xhkt/platform/config'
import type { Owner } from '@xhkt/contract/federation/areas'
import { sandboxConfig, sandboxPaths } from '@xhkt/release/page/sandbox-config'
import { promoteAll } from '@xhkt/release/promote'
import { LocalFolder } from '@xhkt/release/store/local-folder'
import { storeLedger } from './store-ledger.ts'
import { createWebServer, type WebServerOptions } from './web-server.ts'

export interface ServeOptions {
  /** 0 chooses a free port. */
  port: number
  store: string
  /** Releases to make live; null keeps the store's registry. */
  releases: Record<Owner, string> | null
  /** Where the sandbox keeps its database. */
  dataDir: string
  /** Number of courses; by default the existing number, or 60. */
  scale?: number
  /** Replaces single fields of the sandbox's configuration. */
  config?: Partial<RuntimeConfig>
  log?: (line: string) => void
  /** Adds handlers before all others. */
  prepare?: WebServerOptions['prepare']
}

/** Starts the sandbox, and in front of it the web server with these releases live. */
export async function serve(options: ServeOptions): Promise<{ url: string; close: () => Promise<void> }> {
  await mkdir(options.dataDir, { recursive: true })
  const store = new LocalFolder(options.store)
  if (options.releases) await promoteAll(store, options.releases, 'a server started with them')
  const { dataDir, scale, log, prepare } = options
  const host = process.env.HOST ?? 'localhost'
  const sandbox = await startSandbox({ port: 0, dataDir, scale, log, releaseHistory: storeLedger(store) })
  const app = await createWebServer({
    store: options.store,
    config: sandboxConfig(options.config),
    api: sandbox.url,
    apiPaths: sandboxPaths,
    faultFor: (path) => sandbox.faults.match(path),
    hosts: [host],
    prepare,
  })
  await app.listen({ port: options.port, host })
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
