// `npm start`. Plain JavaScript on Node's own modules: nothing is installed yet.
import process from 'node:process'
import { install } from './install.mjs'
import { checkNode, checkPort, checkSpace, complain, portFrom } from './preflight.mjs'

try {
  checkNode(process.versions.node)
  const port = portFrom(process.env.PORT)
  await checkPort(port)
  checkSpace()
  await install()
  const { register: registerTypeScript } = await import('tsx/esm/api')
  registerTypeScript()
  const { run } = await import('./run.ts')
  await run(port)
} catch (error) {
  complain(error)
  process.exit(1)
}
