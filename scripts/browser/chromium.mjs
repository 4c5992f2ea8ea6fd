import { existsSync } from 'node:fs'
import process from 'node:process'

// The usual paths of the browser; CHROMIUM_PATH for any other.
const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** Chromium without windows, as Debian installs it. It takes half the processor time (docs/decisions/056-headless-shell.md). */
export const headlessShell = '/usr/bin/chromium-headless-shell'

/** @param {(string | undefined)[]} paths */
const firstOf = (...paths) => [process.env.CHROMIUM_PATH, ...paths].find((place) => place && existsSync(place))

/** The browser of this machine; undefined if there is none. */
export const findChromium = () => firstOf(...places, headlessShell)

/** The browser of the tests: the headless shell, or else the whole browser; undefined if there is none. */
export const findTestBrowser = () => firstOf(headlessShell, ...places)

// The headless shell never measures its connection. As an unknown one it would load lazy pictures 3000 px ahead, not 1250 as a fast one.
// The others are Playwright's: it sets a pointer that can hover, and the last switch replaces it.
const blinkSettings = [
  ...['primaryHoverType=2', 'availableHoverTypes=2', 'primaryPointerType=4', 'availablePointerTypes=4'],
  'lazyLoadingImageMarginPxUnknown=1250',
]

/** The launch options of all browser tests and tools. */
export const launchOptions = (executablePath = findChromium()) => ({
  executablePath,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--autoplay-policy=no-user-gesture-required',
    `--blink-settings=${blinkSettings.join()}`,
  ],
})

/** The browser context of a learner. */
export const person = { locale: 'zh-CN', timezoneId: 'Asia/Shanghai', viewport: { width: 1280, height: 800 } }
