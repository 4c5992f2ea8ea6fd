import path from 'node:path'
import { buildAll } from '../../build/build-all.ts'
import { root, storeDir } from '../../lib/paths.mjs'
import { serve } from '../../serve/serve.ts'

const accounts = ['13800000001 / study2026  (owns courses)', '13800000002 / study2026  (new)']

interface RunOptions {
  /** Number of courses of the sandbox. */
  scale?: number
  /** The origin of the API in place of the sandbox. */
  api?: string
  /** The folder of a release store, to serve its live releases without building or releasing anything. */
  store?: string
}

const sandboxLines = (url: string): string => `    Sandbox   ${url}/sandbox   (SMS codes, wallet, faults, clock, reset)
    Reports   ${url}/collector   (what browsers report: failures, errors, Web Vitals)
    Accounts  ${accounts.join('\n              ')}`

/**
 * Builds what changed, starts the sandbox and the web server, and prints their addresses. A given store replaces the build, another API the
 * sandbox.
 */
export async function run(port: number, { scale, api, store }: RunOptions): Promise<void> {
  const began = Date.now()
  const releases = store === undefined ? await buildAll({ log: console.log }) : null
  // Origins from which a tab may run a release (docs/runbook/reference.md).
  const overrides = (process.env.XHKT_OVERRIDES ?? '').split(',').filter(Boolean)
  const dataDir = path.join(root, '.data')
  const config = { overrides, previews: true }
  const server = await serve({ port, store: store ?? storeDir, releases, dataDir, scale, api, config, log: console.log })
  console.log(`
  学海课堂 is up after ${Math.round((Date.now() - began) / 1000)} s

    App       ${server.url}
${api === undefined ? sandboxLines(server.url) : `    API       ${api}`}

  Ctrl-C stops everything.`)
  const stop = (): void => void server.close().then(() => process.exit(0))
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
}
