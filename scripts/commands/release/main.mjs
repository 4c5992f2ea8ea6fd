// `npm run release`. Plain JavaScript on Node's own modules, because nothing may be installed yet.
import { existsSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { install } from '../../lib/install.mjs'
import { checkNode, checkSpace, complain } from '../../lib/preflight.mjs'
import { root } from '../../lib/paths.mjs'

try {
  checkNode(process.versions.node)
  checkSpace()
  // Installs only if nothing is installed, because a rollback must be fast. The output goes to stderr: stdout is for the answer.
  if (!existsSync(path.join(root, 'node_modules/tsx'))) await install(process.stderr)
  const { register: registerTypeScript } = await import('tsx/esm/api')
  registerTypeScript()
  await import('./main.ts')
} catch (error) {
  complain(error)
  process.exit(1)
}
