import { spawnSync } from 'node:child_process'
import { copyFileSync, createReadStream, createWriteStream, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress } from 'node:zlib'
import { findChromium } from '../chromium.mjs'
import { root } from '../paths.mjs'
import { aptGet, canInstall } from './apt.mjs'

const sources = path.join(root, 'scripts/lib/programs/engine-packages')
const folder = path.join(root, '.cache/engines')
const sourceFiles = ['package.json', 'package-lock.json', '.npmrc']

/** The folder of an installed package. @param {string} name */
export const enginePackage = (name) => path.join(folder, 'node_modules', name)

/** Can this machine run the old Chromiums, which are programs for Linux? */
const runsHere = () => process.platform === 'linux' && process.arch === 'x64'

/** The program of an old Chromium. @param {'chromium-86' | 'chromium-109'} name */
export const oldChromium = (name) => path.join(folder, name, 'chromium')

/** Firefox of Debian, or that of GitHub's machines. */
export const findFirefox = () => ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((place) => existsSync(place))

const webKitPrograms = ['WebKitWebDriver', 'xvfb-run', 'xauth', 'dbus-run-session'].map((name) => `/usr/bin/${name}`)
/** WebKitGTK decodes by GStreamer: libav is for H.264 and AAC, the other plugins are for MP4 and MPEG-TS. */
const webKitPackages = ['webkit2gtk-driver', 'xvfb', 'xauth', 'dbus-daemon', ...['libav', 'plugins-good', 'plugins-bad'].map((name) => `gstreamer1.0-${name}`)]

/**
 * @typedef {object} Engine
 * @property {string} name
 * @property {boolean} [nightly] tried by the nightly run alone
 * @property {string} [unpacked] the npm package that has its program, compressed
 * @property {string[]} [npm] other npm packages that it needs
 * @property {string[]} [debian] Debian's packages that have its programs
 * @property {() => boolean} isInstalled
 */

/** @type {Engine[]} */
const engines = [
  {
    name: 'chromium-86',
    unpacked: 'chrome-aws-lambda',
    npm: ['puppeteer-core-10'],
    isInstalled: () => runsHere() && existsSync(oldChromium('chromium-86')),
  },
  {
    name: 'webkit',
    debian: webKitPackages,
    isInstalled: () => webKitPrograms.every((program) => existsSync(program)),
  },
  {
    name: 'chromium-109',
    nightly: true,
    unpacked: '@sparticuz/chromium',
    npm: ['puppeteer-core-10'],
    isInstalled: () => runsHere() && existsSync(oldChromium('chromium-109')),
  },
  { name: 'chromium', nightly: true, npm: ['puppeteer-core'], isInstalled: () => findChromium() !== undefined },
  {
    name: 'firefox',
    nightly: true,
    npm: ['puppeteer-core'],
    debian: ['firefox-esr'],
    isInstalled: () => findFirefox() !== undefined,
  },
]

/** The engines of this run: two, or all of them for `XHKT_ENGINES=all`. */
const chosen = () => engines.filter(({ nightly }) => !nightly || process.env.XHKT_ENGINES === 'all')

/** @param {Engine} engine */
const isReady = ({ npm = [], isInstalled }) => npm.every((name) => existsSync(enginePackage(name))) && isInstalled()

/** The names of the engines in which the journey can run on this machine. */
export const enginesHere = () => chosen().filter(isReady).map(({ name }) => name)

const isLocked = () => {
  const [wanted, installed] = [sources, folder].map((place) => {
    const file = path.join(place, 'package-lock.json')
    return existsSync(file) ? readFileSync(file, 'utf8') : null
  })
  return wanted === installed
}

/** Installs the npm packages by their lockfile, which has their digests, and runs none of their scripts. */
function installPackages() {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const file of sourceFiles) copyFileSync(path.join(sources, file), path.join(folder, file))
  const withAll = chosen().some(({ nightly }) => nightly)
  spawnSync('npm', ['ci', '--no-audit', '--no-fund', ...(withAll ? [] : ['--omit=optional'])], { cwd: folder, stdio: 'ignore' })
}

/** Unpacks the program of an old Chromium, and the libraries by which it draws without a graphics card. @param {Engine} engine */
async function unpackChromium({ name, unpacked = '' }) {
  const from = path.join(enginePackage(unpacked), 'bin')
  const partial = path.join(folder, `${name}.new`)
  rmSync(partial, { recursive: true, force: true })
  mkdirSync(partial)
  await pipeline(createReadStream(`${from}/chromium.br`), createBrotliDecompress(), createWriteStream(`${partial}/chromium`, { mode: 0o755 }))
  await pipeline(createReadStream(`${from}/swiftshader.tar.br`), createBrotliDecompress(), createWriteStream(`${partial}/libraries.tar`))
  spawnSync('tar', ['-x', '-f', 'libraries.tar'], { cwd: partial })
  renameSync(partial, path.join(folder, name))
}

/** Installs missing engines of this run, from npm, and on Debian as root. Returns the names of those that are still missing. */
export async function ensureEngines() {
  const missing = chosen().filter((engine) => !isReady(engine) || (engine.npm && !isLocked()))
  if (missing.length > 0) console.log(`Getting ${missing.map(({ name }) => name).join(', ')} for the tests (once) …`)
  const debian = missing.filter(({ isInstalled }) => !isInstalled()).flatMap(({ debian: packages = [] }) => packages)
  if (debian.length > 0 && canInstall()) {
    aptGet('update', '-qq')
    aptGet('install', '-y', '-qq', '--no-install-recommends', ...debian)
  }
  if (missing.some(({ npm }) => npm)) installPackages()
  for (const engine of chosen()) {
    if (engine.unpacked && runsHere() && !engine.isInstalled() && existsSync(enginePackage(engine.unpacked))) await unpackChromium(engine)
  }
  return chosen()
    .filter((engine) => !isReady(engine))
    .map(({ name }) => name)
}
