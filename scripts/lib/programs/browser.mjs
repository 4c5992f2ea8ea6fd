import { spawnSync } from 'node:child_process'
import process from 'node:process'
import { findChromium, findTestBrowser } from '../chromium.mjs'
import { aptGet, canInstall } from './apt.mjs'

const hasFont = () => spawnSync('fc-list', [':lang=zh-cn'], { encoding: 'utf8' }).stdout?.trim().length > 0

/** Installs Chromium and a Chinese font if they are missing, on Debian as root or in a pipeline. Returns whether Chromium is installed. */
export function ensureBrowser() {
  const missing = [...(findChromium() ? [] : ['chromium']), ...(hasFont() ? [] : ['fonts-noto-cjk'])]
  // Installed by a command of its own, as Ubuntu has no such package. Without it tests run in the whole browser, and take longer.
  const optional = findTestBrowser() === findChromium() && !process.env.CHROMIUM_PATH ? ['chromium-headless-shell'] : []
  const installs = [missing, optional].filter(({ length }) => length > 0)
  if (installs.length > 0 && canInstall()) {
    console.log(`Installing ${installs.flat().join(' and ')} (once) …`)
    aptGet('update', '-qq')
    for (const packages of installs) aptGet('install', '-y', '-qq', ...packages)
  }
  return findChromium() !== undefined
}
