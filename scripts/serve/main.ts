import type { RuntimeConfig } from '@xhkt/platform/config'
import { serve } from './serve.ts'

const option = (name: string, fallback: string): string => {
  const at = process.argv.indexOf(`--${name}`)
  return (at > 0 && process.argv[at + 1]) || fallback
}

// For tests: serves what is live in a store, on a free port. Prints one line of JSON when it is ready.
const server = await serve({
  port: Number(option('port', '0')),
  store: option('store', ''),
  releases: null,
  dataDir: option('data', '.data'),
  scale: Number(option('scale', '0')) || undefined,
  api: option('api', '') || undefined,
  // JSON that replaces fields of the sandbox's run-time configuration.
  config: JSON.parse(option('config', '{}')) as Partial<RuntimeConfig>,
})
console.log(JSON.stringify({ url: server.url }))
const stop = (): void => void server.close().then(() => process.exit(0))
process.once('SIGINT', stop)
process.once('SIGTERM', stop)
// Standard input ends when the parent process ends.
process.stdin.resume().once('end', stop)
