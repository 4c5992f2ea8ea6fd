import { createRequire } from 'node:module'
import path from 'node:path'
import { findChromium, launchOptions } from '../../lib/chromium.mjs'
import { enginePackage, findFirefox, oldChromium } from '../../lib/programs/engines.mjs'
import type { Driver } from './driver.ts'
import { type Puppeteer, startByPuppeteer } from './puppeteer.ts'
import { startByWebDriver } from './web-driver.ts'

const loadPuppeteer = (name: string): Puppeteer => createRequire(path.join(enginePackage(name), 'package.json'))(enginePackage(name)) as Puppeteer

/** Chromium from before 2023. Its package starts it with `--single-process`, which is left out: one start in a hundred would hang. */
const startOld = (name: 'chromium-86' | 'chromium-109'): Promise<Driver> =>
  startByPuppeteer(loadPuppeteer('puppeteer-core-10'), { executablePath: oldChromium(name), args: [...launchOptions().args, '--lang=zh-CN'] })

const firefoxPreferences = { 'intl.accept_languages': 'zh-CN', 'media.autoplay.default': 0 }

/** WebKitGTK needs a display and a session bus. Its driver starts Debian's MiniBrowser. */
const webKitCommand = (port: number): [string, ...string[]] => [
  'dbus-run-session', '--', 'xvfb-run', '--auto-servernum', '--server-args=-screen 0 1400x1000x24', 'WebKitWebDriver', `--port=${port}`,
]

/** Starts an engine, by its name in `scripts/lib/programs/engines.mjs`. */
export const startEngine: Record<string, () => Promise<Driver>> = {
  'chromium-86': () => startOld('chromium-86'),
  'chromium-109': () => startOld('chromium-109'),
  chromium: () =>
    startByPuppeteer(loadPuppeteer('puppeteer-core'), { executablePath: findChromium() ?? '', args: [...launchOptions().args, '--lang=zh-CN'] }),
  firefox: () =>
    startByPuppeteer(loadPuppeteer('puppeteer-core'), {
      browser: 'firefox',
      executablePath: findFirefox() ?? '',
      extraPrefsFirefox: firefoxPreferences,
    }),
  webkit: () => startByWebDriver(webKitCommand, {}),
}
