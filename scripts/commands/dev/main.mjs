// `pnpm dev`, `npm run dev`. Plain JavaScript on Node's own modules, because nothing may be installed yet.
import process from 'node:process'
import { install } from '../../lib/install.mjs'
import { checkNode, checkPort, checkSpace, complain } from '../../lib/preflight.mjs'
import { Misuse } from '../../lib/usage.mjs'
import { help, otherPort, readArguments } from './arguments.mjs'

/** @param {ReturnType<typeof readArguments>} options */
async function develop(options) {
  checkNode(process.versions.node)
  await checkPort(options.port, otherPort)
  checkSpace()
  await install()
  const { register: registerTypeScript } = await import('tsx/esm/api')
  registerTypeScript()
  const { run } = await import('./run.ts')
  await run(options)
}

try {
  const options = readArguments(process.argv.slice(2), process.env.PORT)
  if (options.help) console.log(help)
  else await develop(options)
} catch (error) {
  complain(error)
  process.exit(error instanceof Misuse ? 2 : 1)
}
