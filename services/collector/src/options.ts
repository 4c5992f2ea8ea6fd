import { parseArgs } from 'node:util'

export const help = `npm start -- [options]    collects the beacons of pages (docs/runbook/collector.md)

  --port <n>          8082 by default
  --host <address>    127.0.0.1 by default
  --data <place>      the folder of its file, .data by default, or a PostgreSQL database: postgres://user@host/name
  --store <store>     the store of the releases, a folder or s3://bucket/prefix: for original positions of errors, and changes
  --keep-days <n>     days that it keeps what it knows, 30 by default
  --per-minute <n>    how many beacons one address may send in a minute, 3000 by default
  --proxies <list>    addresses or ranges of the web servers in front of it, this machine by default`

function wholeNumber(name: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new RangeError(`--${name} takes a whole number, not ${text}`)
  return Number(text)
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
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
    }).values
  } catch (error) {
    throw new TypeError(`${(error as Error).message.split('. ')[0]}. --help lists the options`, { cause: error })
  }
}

/** The options of a command line; null if it asks for help. Throws an error whose message names what is wrong. */
export function readOptions(args: string[]) {
  const { port, host, data, store, 'keep-days': keepDays, 'per-minute': perMinute, proxies, help: asked } = parse(args)
  if (asked) return null
  const numbers = { port: wholeNumber('port', port), keepDays: wholeNumber('keep-days', keepDays), perMinute: wholeNumber('per-minute', perMinute) }
  return { host, data, store, proxies, ...numbers }
}
