// `npm run new`. Plain JavaScript on Node's own modules, because nothing may be installed yet.
import { existsSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { install } from '../../lib/install.mjs'
import { checkNode, complain } from '../../lib/preflight.mjs'
import { root } from '../../lib/paths.mjs'
import { Misuse } from '../../lib/usage.mjs'

try {
  checkNode(process.versions.node)
  // Installs only if nothing is installed. The output of the install goes to stderr, because stdout is for the answer.
  if (!existsSync(path.join(root, 'node_modules/tsx'))) await install(process.stderr)
  const { register: registerTypeScript } = await import('tsx/esm/api')
  registerTypeScript()
  const { run } = await import('./run.ts')
  run(process.argv.slice(2))
} catch (error) {
  complain(error)
  process.exit(error instanceof Misuse ? 2 : 1)
}
