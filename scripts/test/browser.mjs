import { spawnSync } from 'node:child_process'
import { findChromium } from '../browser/chromium.mjs'
import { aptGet, canInstall } from './apt.mjs'

const hasFont = () => spawnSync('fc-list', [':lang=zh-cn'], { encoding: 'utf8' }).stdout?.trim().length > 0

/** Installs Chromium and a Chinese font if they are missing, on Debian as root or in a pipeline. Gives whether Chromium is there. */
export function ensureBrowser() {
  const missing = [...(findChromium() ? [] : ['chromium']), ...(hasFont() ? [] : ['fonts-noto-cjk'])]
  if (missing.length > 0 && canInstall()) {
    console.log(`Installing ${missing.join(' and ')} (once) …`)
    aptGet('update', '-qq')
    aptGet('install', '-y', '-qq', ...missing)
  }
  return findChromium() !== undefined
}
