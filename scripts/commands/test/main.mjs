// `npm test`. Plain JavaScript on Node's own modules, because nothing may be installed yet.
import process from 'node:process'
import { install } from '../../lib/install.mjs'
import { checkNode, checkSpace, complain } from '../../lib/preflight.mjs'
import { Misuse } from '../../lib/usage.mjs'
import { ensureBrowser } from '../../lib/programs/browser.mjs'
import { ensureTools } from './tools.mjs'
import { readRequest } from './request.mjs'
import { runStep } from './run-step.mjs'
import { everything, stepsOf } from './steps.mjs'
import { Total } from './total.mjs'

const total = new Total(process.env.CI === 'true')

/** @param {import('./steps.mjs').Step} step */
async function runAndCount(step) {
  const ok = await runStep(step.name, step.command, step.env)
  const counted = step.count?.() ?? { passed: ok ? 1 : 0, failed: ok ? 0 : 1 }
  // A step that fails without a failed test, such as by a crash, counts as one failure.
  total.add({ passed: counted.passed, failed: !ok && counted.failed === 0 ? 1 : counted.failed })
}

/** @param {string[]} folders */
async function planOf(folders) {
  if (folders.length === 0) return everything
  const { register: registerTypeScript } = await import('tsx/esm/api')
  registerTypeScript()
  return stepsOf(folders)
}

/** @param {import('./steps.mjs').Step[]} lane */
async function runLane(lane) {
  for (const step of lane) await runAndCount(step)
}

/** @param {string[]} folders */
async function test(folders) {
  checkNode(process.versions.node)
  checkSpace()
  await install()
  const { lanes: [unit = [], ...others], alone } = await planOf(folders)
  // The other lanes need no tools, and use the processor while the tools are downloaded.
  const running = others.map(runLane)
  const browser = ensureBrowser()
  // A run for some areas needs no tools: only tests of serving and of the release command do.
  for (const tool of folders.length === 0 ? await ensureTools() : []) total.cannotRun(tool)
  await Promise.all([...running, runLane(unit)])
  for (const step of alone) {
    if (step.name === 'browser tests' && !browser) {
      console.error('✗ browser tests: Chromium is missing. Install it (Debian: apt-get install chromium fonts-noto-cjk) or set CHROMIUM_PATH.')
      total.failed += 1
    } else await runAndCount(step)
  }
}

try {
  const request = readRequest(process.argv.slice(2))
  if ('help' in request) console.log(request.help)
  else {
    await test(request.folders).catch((error) => {
      complain(error)
      total.failed += 1
    })
    console.log(`\n${total.summary()}`)
    process.exitCode = total.failed > 0 ? 1 : 0
  }
} catch (error) {
  complain(error)
  process.exitCode = error instanceof Misuse ? 2 : 1
}
