import { mkdir } from 'node:fs/promises'
import { startCollector } from '@xhkt/collector/server'
import { startSandbox } from '@xhkt/sandbox/server'
import type { RuntimeConfig } from '@xhkt/platform/config'
import type { Owner } from '@xhkt/contract/federation/areas'
import { sandboxConfig, sandboxPaths } from '@xhkt/release/index-html/sandbox-config'
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
  /** Where sandbox and collector keep their databases. */
  dataDir: string
  /** The origin of an API in place of the sandbox, which then does not start. */
  api?: string
  /** Number of courses; by default the existing number, or 60. */
  scale?: number
  /** Replaces single fields of the sandbox's configuration. */
  config?: Partial<RuntimeConfig>
  log?: (line: string) => void
  /** Adds handlers before all others. */
  prepare?: WebServerOptions['prepare']
}

/** The API behind the web server, and the configuration of the page for it. */
interface Backend extends Pick<WebServerOptions, 'config' | 'api' | 'apiPaths' | 'faultFor' | 'collector'> {
  close: () => Promise<void>
}

async function sandboxBackend({ dataDir, scale, log, config }: ServeOptions, store: LocalFolder): Promise<Backend> {
  await mkdir(dataDir, { recursive: true })
  const collector = await startCollector({ port: 0, data: dataDir, releases: store })
  const sandbox = await startSandbox({ port: 0, dataDir, scale, log, releaseHistory: storeLedger(store, collector.store) })
  return {
    config: sandboxConfig(config),
    api: sandbox.url,
    apiPaths: sandboxPaths,
    collector: collector.url,
    faultFor: (path) => sandbox.faults.match(path),
    close: async () => {
      await sandbox.close()
      await collector.close()
    },
  }
}

/** The origins to which the SDK of the chat's vendor connects (docs/runbook/reference.md#serve-it-in-production). */
const vendorChat = ['my-imcloud.com', 'my-cpaas.com', 'im.qcloud.com'].flatMap((host) => [`wss://*.${host}`, `https://*.${host}`])

/**
 * Another API than the sandbox. The web server passes calls on, so that the API needs no CORS. The chat is the vendor's; the other third
 * parties and the pictures of the app are not configured.
 */
function remoteBackend(api: string, config: ServeOptions['config']): Backend {
  const none = { captcha: { scriptUrl: '', captchaId: '' }, wechat: { scriptUrl: '', appId: '' }, qq: { authorizeUrl: '', clientId: '' } }
  const deployment = { ...none, app: { qrcode: '', ios: '', android: '' }, beacons: '', mediaOrigins: [api], chatOrigins: vendorChat, ...config }
  return { config: sandboxConfig(deployment), api, apiPaths: ['/media'], close: () => Promise.resolve() }
}

/** Starts the sandbox, or takes another API, and in front of it the web server with these releases live. */
export async function serve(options: ServeOptions): Promise<{ url: string; close: () => Promise<void> }> {
  const store = new LocalFolder(options.store)
  if (options.releases) await promoteAll(store, options.releases, 'a server started with them')
  const host = process.env.HOST ?? 'localhost'
  const { api, config } = options
  const { close, ...backend } = api === undefined ? await sandboxBackend(options, store) : remoteBackend(api, config)
  const app = await createWebServer({ store: options.store, ...backend, hosts: [host], prepare: options.prepare })
  await app.listen({ port: options.port, host })
  const address = app.addresses()[0]
  const port = typeof address === 'object' ? address.port : options.port
  return {
    url: `http://localhost:${port}`,
    close: async () => {
      await app.close()
      await close()
    },
  }
}
