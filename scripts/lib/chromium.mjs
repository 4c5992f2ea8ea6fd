import { existsSync } from 'node:fs'
import process from 'node:process'

// The usual paths of the browser on Linux, macOS and Windows. CHROMIUM_PATH names any other.
const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
]

/** The browser of this machine; undefined if there is none. */
export const findChromium = () => [process.env.CHROMIUM_PATH, ...places].find((place) => place && existsSync(place))

// The headless shell is the same engine without the browser's windows. Debian has a package of its own for it.
const shells = ['/usr/bin/chromium-headless-shell']

/** The browser of the tests: the headless shell if installed, as a context in the whole browser takes five times its processor time. */
export const findTestBrowser = () => (process.env.CHROMIUM_PATH ? undefined : shells.find((shell) => existsSync(shell))) ?? findChromium()

/** The launch options of all browser tools. */
export const launchOptions = () => ({
  executablePath: findChromium(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--autoplay-policy=no-user-gesture-required',
  ],
})

/** A page of a test lives for seconds, in which V8's optimizing compilers take more time than they save. */
const withoutOptimization = '--js-flags=--no-opt --no-maglev'

/** The launch options of the browser tests. */
export const testLaunchOptions = () => ({ args: [...launchOptions().args, withoutOptimization], executablePath: findTestBrowser() })

/** The browser context of a learner. */
export const person = { locale: 'zh-CN', timezoneId: 'Asia/Shanghai', viewport: { width: 1280, height: 800 } }
