import path from 'node:path'
import { parseArgs } from 'node:util'
import { openStore } from '@xhkt/release/store/open-store'
import { startCollector } from './server.ts'

const help = `npm start -- [options]    collects the beacons of pages (docs/runbook/collector.md)

  --port <n>          8082 by default
  --host <address>    127.0.0.1 by default
  --data <folder>     where its file lies, .data by default
  --store <store>     the store of the releases, a folder or s3://bucket/prefix: for original positions of errors, and changes
  --keep-days <n>     days that it keeps what it knows, 30 by default
  --per-minute <n>    how many beacons one address may send in a minute, 3000 by default
  --proxies <list>    addresses or ranges of the web servers in front of it, this machine by default`

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '8082' },
    host: { type: 'string', default: '127.0.0.1' },
    data: { type: 'string', default: '.data' },
    store: { type: 'string' },
    'keep-days': { type: 'string', default: '30' },
    'per-minute': { type: 'string', default: '3000' },
    proxies: { type: 'string' },
    help: { type: 'boolean' },
  },
})

function wholeNumber(name: 'port' | 'keep-days' | 'per-minute'): number {
  if (!/^\d{1,9}$/.test(values[name])) throw new RangeError(`--${name} takes a whole number, not ${values[name]}`)
  return Number(values[name])
}

/** `npm --prefix` runs this in the folder of the package. */
const from = process.env.INIT_CWD ?? process.cwd()

async function start(): Promise<void> {
  const collector = await startCollector({
    port: wholeNumber('port'),
    host: values.host,
    dataDir: path.resolve(from, values.data),
    releases: values.store === undefined ? undefined : await openStore(values.store, from),
    keepDays: wholeNumber('keep-days'),
    perMinute: wholeNumber('per-minute'),
    proxies: values.proxies,
  })
  console.log(`collector: ${collector.url}/collector`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void collector.close())
}

if (values.help) console.log(help)
else {
  try {
    await start()
  } catch (error) {
    console.error(`collector: ${error instanceof Error ? error.message : String(error)}`)
    process.exitCode = 1
  }
}
