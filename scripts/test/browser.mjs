import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import process from 'node:process'
import { findChromium } from '../browser/chromium.mjs'

const hasBrowser = () => findChromium() !== undefined
const hasFont = () => spawnSync('fc-list', [':lang=zh-cn'], { encoding: 'utf8' }).stdout?.trim().length > 0

/** Chromium and a Chinese font, installed where that can be done without asking (Debian, as root). */
export function ensureBrowser() {
  if (hasBrowser() && hasFont()) return true
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (mayInstall) {
    console.log('Installing Chromium and a Chinese font (once) …')
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env })
    spawnSync('apt-get', ['install', '-y', '-qq', 'chromium', 'fonts-noto-cjk'], { stdio: 'ignore', env })
  }
  return hasBrowser()
}
