import type { RuntimeConfig } from '@xhkt/platform/config'
import { buildAll } from '../build/build-all.ts'
import { storeDir } from '../build/paths.ts'
import { serve } from './serve.ts'

const option = (name: string, fallback: string): string => {
  const at = process.argv.indexOf(`--${name}`)
  return (at > 0 && process.argv[at + 1]) || fallback
}

// For tests and the benchmark: a sandbox and a web server on a free port, with the releases of the sources, or with what is live in
// another store. Prints one line of JSON when it is up.
const other = option('store', '')
const releases = other ? null : await buildAll({ log: () => undefined })
const server = await serve({
  port: Number(option('port', '0')),
  store: other || storeDir,
  releases,
  // A test must not depend on what was built here before.
  alone: releases !== null,
  dataDir: option('data', '.data'),
  scale: Number(option('scale', '0')) || undefined,
  // JSON, laid over the sandbox's run-time configuration.
  config: JSON.parse(option('config', '{}')) as Partial<RuntimeConfig>,
})
console.log(JSON.stringify({ url: server.url }))
const stop = (): void => void server.close().then(() => process.exit(0))
process.once('SIGINT', stop)
process.once('SIGTERM', stop)
// Whoever started it is gone.
process.stdin.resume().once('end', stop)
