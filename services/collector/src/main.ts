import path from 'node:path'
import { openStore } from '@xhkt/release/store/open-store'
import { help, readOptions } from './options.ts'
import { startCollector } from './server.ts'
import { isPostgres } from './store/open-database.ts'

/** `npm --prefix` runs this in the folder of the package. */
const from = process.env.INIT_CWD ?? process.cwd()

async function start({ data, store, ...options }: NonNullable<ReturnType<typeof readOptions>>): Promise<void> {
  const collector = await startCollector({
    ...options,
    data: isPostgres(data) ? data : path.resolve(from, data),
    releases: store === undefined ? undefined : await openStore(store, from),
  })
  console.log(`collector: ${collector.url}/collector`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void collector.close())
}

try {
  const options = readOptions(process.argv.slice(2))
  if (options) await start(options)
  else console.log(help)
} catch (error) {
  console.error(`collector: ${error instanceof Error ? error.message : String(error)}`)
  // Now: a server that has refused the password may keep its connection open.
  process.exit(1)
}
