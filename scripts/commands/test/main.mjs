// `npm test`. Plain JavaScript with Node's own modules only, because dependencies may not be installed yet.
import process from 'node:process'
import { install } from '../../lib/install.mjs'
import { checkNode, checkSpace, complain } from '../../lib/preflight.mjs'
import { Misuse } from '../../lib/usage.mjs'
import { ensureBrowser } from '../../lib/programs/browser.mjs'
import { ensureEngines } from '../../lib/programs/engines.mjs'
import { ensureNginx } from '../../lib/programs/nginx.mjs'
import { readRequest } from './request.mjs'
import { runStep } from './run-step.mjs'
import { ensureS3Server } from '../../lib/programs/s3-server.mjs'
import { everything, stepsOf } from './steps.mjs'

const total = { passed: 0, failed: 0 }

/** @param {import('./steps.mjs').Step} step */
async function runAndCount(step) {
  const ok = await runStep(step.name, step.command, step.env)
  const counted = step.count?.() ?? { passed: ok ? 1 : 0, failed: ok ? 0 : 1 }
  total.passed += counted.passed
  // A step that fails without a failed test (a crash, a broken setup) is one failure.
  total.failed += !ok && counted.failed === 0 ? 1 : counted.failed
}

/** @param {string[]} folders */
async function planOf(folders) {
  if (folders.length === 0) return everything
  const { register: registerTypeScript } = await import('tsx/esm/api')
  registerTypeScript()
  return stepsOf(folders)
}

/** @param {string[]} folders */
async function test(folders) {
  checkNode(process.versions.node)
  checkSpace()
  await install()
  const browser = ensureBrowser()
  // The release command's, which no area's tests are about.
  if (folders.length === 0 && !ensureS3Server()) {
    console.error('✗ release store on S3: no S3 server here, so its unit tests are skipped. On Debian or Ubuntu it is unpacked by itself.')
    total.failed += 1
  }
  if (folders.length === 0 && !ensureNginx()) {
    console.error('✗ production serving: no nginx here, so its tests are skipped. On Debian or Ubuntu it is unpacked by itself.')
    total.failed += 1
  }
  for (const name of folders.length === 0 ? await ensureEngines() : []) {
    console.error(`✗ journey in ${name}: it is not here, so it is skipped. The old Chromiums come from npm, the others from Debian or Ubuntu.`)
    total.failed += 1
  }
  const { lanes, alone } = await planOf(folders)
  await Promise.all(
    lanes.map(async (lane) => {
      for (const step of lane) await runAndCount(step)
    }),
  )
  for (const step of alone) {
    if (step.name === 'browser tests' && !browser) {
      console.error('✗ browser tests: no Chromium here. Install one (Debian: apt-get install chromium fonts-noto-cjk) or set CHROMIUM_PATH.')
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
    console.log(`\n${total.passed} passed, ${total.failed} failed`)
    process.exitCode = total.failed > 0 ? 1 : 0
  }
} catch (error) {
  complain(error)
  process.exitCode = error instanceof Misuse ? 2 : 1
}
