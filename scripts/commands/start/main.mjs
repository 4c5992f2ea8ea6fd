// `npm start`. Plain JavaScript on Node's own modules, because nothing may be installed yet.
import { existsSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { install } from '../../lib/install.mjs'
import { checkNode, checkPort, checkSpace, complain, portFrom } from '../../lib/preflight.mjs'
import { Misuse, readArgs } from '../../lib/usage.mjs'

const help = `npm start    installs, builds what changed, starts the sandbox and the app on http://localhost:8080

  --scale N         number of courses in the sandbox, 60 by default; another number creates its data again
  --api <url>       the address of another API, such as https://api.example.com: no sandbox starts (docs/runbook/connect-an-api.md)
  --store <folder>  serves the live releases of that store, and builds nothing
  --help            this text

Ctrl-C stops everything. Learners' data stays in .data/, releases in .store/.
Exit codes: 1 it could not start, and the message says what to do · 2 wrong usage
Environment: PORT, another port: PORT=9000 npm start`

/** @param {string | undefined} text */
function scaleFrom(text) {
  if (text === undefined) return undefined
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new Misuse(`--scale takes a number from 1 to 999999, not ${text}.`)
  return Number(text)
}

/** @param {string | undefined} text */
function apiFrom(text) {
  if (text === undefined) return undefined
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) throw new Misuse(`--api takes an address such as https://api.example.com, not ${text}.`)
  return new URL(text).origin
}

/** @param {string | undefined} folder */
function storeFrom(folder) {
  if (folder === undefined) return undefined
  if (!existsSync(path.join(folder, 'registry.json'))) throw new Misuse(`--store takes the folder of a release store, with a registry.json. ${folder} has none.`)
  return path.resolve(folder)
}

/** @param {{ scale?: number, api?: string, store?: string }} options */
async function start(options) {
  checkNode(process.versions.node)
  const port = portFrom(process.env.PORT)
  await checkPort(port)
  checkSpace()
  await install()
  const { register: registerTypeScript } = await import('tsx/esm/api')
  registerTypeScript()
  const { run } = await import('./run.ts')
  await run(port, options)
}

try {
  const { values, positionals: names } = readArgs(process.argv.slice(2), 'npm start', {
    scale: { type: 'string' },
    api: { type: 'string' },
    store: { type: 'string' },
  })
  if (names.length > 0) throw new Misuse(`npm start takes no ${names[0]}: it starts everything. npm start -- --help tells more.`)
  if (values.help) console.log(help)
  else if (values.api && values.scale) throw new Misuse('--scale sets up the sandbox, which --api replaces. Give one of the two.')
  else await start({ scale: scaleFrom(values.scale), api: apiFrom(values.api), store: storeFrom(values.store) })
} catch (error) {
  complain(error)
  process.exit(error instanceof Misuse ? 2 : 1)
}
