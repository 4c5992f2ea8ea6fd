import path from 'node:path'
import { ownerFolders } from '../../lib/owners.mjs'
import { root } from '../../lib/paths.mjs'
import { Misuse, readArgs } from '../../lib/usage.mjs'

/** @typedef {import('@xhkt/contract/federation/areas').Area} Area */

const command = 'npm run dev'
const areas = [...ownerFolders().keys()].filter((name) => name !== 'host')

/** The command line option for another port. @param {number} other */
export const otherPort = (other) => `${command} -- --port ${other}`

export const help = `${command} -- [area …] [options]      pnpm dev [area …] [options]

  Runs the app for development on one port: a saved file shows in the open page, which keeps its state.

  (no area)            the host and every area from source; an area is compiled when it is first asked for
  <area> …             the host and these from source, the others as they are released in the store
  host                 the host alone from source

  Areas: ${areas.join(', ')}

  --port <number>      the port; PORT or 8080 by default
  --store <folder>     the store with the releases of the others; .store by default
  --data <folder>      the folder of the sandbox's database; .data by default
  --override <origin>  a tab may run remotes of this origin (?xhkt_override=…, docs/runbook/reference.md); may be repeated
  --help               this text

  Types are not checked: your editor does, and npm test -- <area>.

Exit codes: 0 stopped · 1 it could not start · 2 called wrongly`

/**
 * The options of `pnpm dev`; throws a Misuse.
 * @param {string[]} args
 * @param {string | undefined} defaultPort
 */
export function readArguments(args, defaultPort) {
  const { values, positionals } = readArgs(args, command, { port: { type: 'string' }, store: { type: 'string' }, data: { type: 'string' }, override: { type: 'string', multiple: true } })
  const unknown = positionals.find((name) => name !== 'host' && !areas.includes(name))
  if (unknown) throw new Misuse(`There is no area ${unknown}. ${command} -- takes host, ${areas.join(', ')}; or nothing, for everything.`)
  const port = Number(values.port ?? defaultPort ?? 8080)
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Misuse(`${values.port === undefined ? 'PORT=' : '--port '}${values.port ?? defaultPort} is not a port: give a number from 1 to 65535.`)
  }
  const { override: overrides = [] } = values
  const wrong = overrides.find((text) => !URL.canParse(text) || new URL(text).origin !== text)
  if (wrong !== undefined) throw new Misuse(`--override ${wrong} is not an origin: give one, as http://localhost:3001.`)
  const named = positionals.length > 0 ? positionals.filter((name) => name !== 'host') : areas
  return {
    help: Boolean(values.help),
    fromSource: /** @type {Area[]} */ (named),
    port,
    overrides,
    store: path.resolve(root, values.store ?? '.store'),
    dataDir: path.resolve(root, values.data ?? '.data'),
  }
}
