import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import process from 'node:process'
import { findTestBrowser, headlessShell } from '../browser/chromium.mjs'
import { aptGet, canInstall } from './apt.mjs'

const hasFont = () => spawnSync('fc-list', [':lang=zh-cn'], { encoding: 'utf8' }).stdout?.trim().length > 0

/** Only Debian has the headless shell as a package; other systems test in the browser that they have. */
const isDebian = () => existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))

function missingBrowser() {
  if (process.env.CHROMIUM_PATH) return []
  if (isDebian()) return existsSync(headlessShell) ? [] : ['chromium-headless-shell']
  return findTestBrowser() ? [] : ['chromium']
}

/** Installs the browser of the tests and a Chinese font by apt, as root or in a pipeline. Gives whether there is a browser. */
export function ensureBrowser() {
  const missing = [...missingBrowser(), ...(hasFont() ? [] : ['fonts-noto-cjk'])]
  if (missing.length > 0 && canInstall()) {
    console.log(`Installing ${missing.join(' and ')} (once) …`)
    aptGet('update', '-qq')
    aptGet('install', '-y', '-qq', ...missing)
  }
  return findTestBrowser() !== undefined
}
