// `npm test`: every check there is. Plain JavaScript on Node's own modules: nothing may be installed yet.
import process from 'node:process'
import { install } from '../start/install.mjs'
import { checkNode, checkSpace, complain } from '../start/preflight.mjs'
import { ensureBrowser } from './browser.mjs'
import { countJest, countPlaywright } from './counts.mjs'
import { runStep } from './run-step.mjs'
import { ensureS3Server } from './s3-server.mjs'

/** @typedef {{ name: string, command: string[], count?: () => { passed: number, failed: number } | null }} Step */

/** Side by side, two at a time, as they wait for nothing. @type {Step[]} */
const reading = [
  { name: 'types', command: ['tsc', '-p', 'tsconfig.json'] },
  { name: 'lint', command: ['eslint', '.', '--max-warnings', '0'] },
  { name: 'boundaries', command: ['npm', 'run', '--silent', 'check:boundaries'] },
  { name: 'unused code', command: ['knip'] },
]

/** One after the other. @type {Step[]} */
const running = [
  { name: 'unit tests', command: ['jest', '--json', '--outputFile=.cache/jest-report.json', '--silent'], count: countJest },
  { name: 'builds', command: ['tsx', 'scripts/build/build-store.ts'] },
  { name: 'budgets', command: ['tsx', 'scripts/checks/budgets.ts'] },
  { name: 'browser tests', command: ['playwright', 'test'], count: countPlaywright },
]

const total = { passed: 0, failed: 0 }

/** @param {Step} step */
async function take(step) {
  const ok = await runStep(step.name, step.command)
  const counted = step.count?.() ?? { passed: ok ? 1 : 0, failed: ok ? 0 : 1 }
  total.passed += counted.passed
  // A runner that fails beside its tests (a crash, a broken set-up) is a failure of its own.
  total.failed += !ok && counted.failed === 0 ? 1 : counted.failed
}

try {
  checkNode(process.versions.node)
  checkSpace()
  await install()
  const browser = ensureBrowser()
  if (!ensureS3Server()) {
    console.error('✗ release store on S3: no S3 server here, so its unit tests are skipped. On Debian or Ubuntu it is unpacked by itself.')
    total.failed += 1
  }
  const queue = [...reading]
  const worker = async () => {
    for (let step = queue.shift(); step; step = queue.shift()) await take(step)
  }
  await Promise.all([worker(), worker()])
  for (const step of running) {
    if (step.name === 'browser tests' && !browser) {
      console.error('✗ browser tests: no Chromium here. Install one (Debian: apt-get install chromium fonts-noto-cjk) or set CHROMIUM_PATH.')
      total.failed += 1
    } else await take(step)
  }
} catch (error) {
  complain(error)
  total.failed += 1
}
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0
