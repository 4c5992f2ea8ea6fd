/** @jest-environment node */
import * as childProcess from 'node:child_process'
import { copyFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { root as project } from '../paths.mjs'

const root = mkdtempSync(path.join(tmpdir(), 'engines-'))
const place = (...names: string[]): string => path.join(root, ...names)
const before = process.env.XHKT_ENGINES

/** The arguments of each call of npm. */
const calls: string[] = []
let npmWorks = true

/** Stands for npm: installs the packages of the folder `registry`, and none from the network. */
function npm(args: readonly string[], { cwd }: { cwd: string }): void {
  calls.push(args.join(' '))
  if (npmWorks) cpSync(place('registry'), path.join(cwd, 'node_modules'), { recursive: true })
}

const { spawnSync } = childProcess
const spawn = (program: string, args: string[], options: { cwd: string }): unknown =>
  program === 'npm' ? npm(args, options) : spawnSync(program, args, options)

/** Loads the module with the temporary folder as the root, and with an apt that cannot install. */
function load(): Promise<typeof import('./engines.mjs')> {
  jest.resetModules()
  jest.doMock('../paths.mjs', () => ({ root }))
  jest.doMock('./apt.mjs', () => ({ canInstall: () => false, aptGet: () => undefined }))
  jest.doMock('node:child_process', () => ({ ...childProcess, spawnSync: spawn }))
  return import('./engines.mjs')
}

/** Puts a compressed Chromium into the registry. */
function offer(name: string): void {
  const folder = place('registry', name, 'bin')
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'chromium.br'), brotliCompressSync(`the program of ${name}`))
  writeFileSync(place('library.so'), 'a library')
  spawnSync('tar', ['-c', '-f', place('libraries.tar'), '-C', root, 'library.so'])
  writeFileSync(path.join(folder, 'swiftshader.tar.br'), brotliCompressSync(readFileSync(place('libraries.tar'))))
}

beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined)
  rmSync(root, { recursive: true, force: true })
  for (const name of ['registry/puppeteer-core-10', 'scripts/lib/programs/engine-packages']) mkdirSync(place(name), { recursive: true })
  for (const name of ['package.json', 'package-lock.json', '.npmrc']) {
    copyFileSync(path.join(project, 'scripts/lib/programs/engine-packages', name), place('scripts/lib/programs/engine-packages', name))
  }
  calls.length = 0
  npmWorks = true
  delete process.env.XHKT_ENGINES
})

afterAll(() => {
  if (before !== undefined) process.env.XHKT_ENGINES = before
  rmSync(root, { recursive: true, force: true })
})

test('an old Chromium is installed by the lockfile and unpacked, once', async () => {
  offer('chrome-aws-lambda')
  const { ensureEngines, enginesHere, oldChromium } = await load()
  expect(await ensureEngines()).not.toContain('chromium-86')
  expect(enginesHere()).toContain('chromium-86')
  expect(readFileSync(oldChromium('chromium-86'), 'utf8')).toBe('the program of chrome-aws-lambda')
  expect(statSync(oldChromium('chromium-86')).mode & 0o111).toBe(0o111)
  expect(existsSync(place('.cache/engines/chromium-86/library.so'))).toBe(true)
  await ensureEngines()
  expect(calls).toEqual(['ci --no-audit --no-fund --omit=optional'])
})

test('a changed lockfile installs the packages again', async () => {
  offer('chrome-aws-lambda')
  const { ensureEngines } = await load()
  await ensureEngines()
  writeFileSync(place('scripts/lib/programs/engine-packages/package-lock.json'), '{}')
  await ensureEngines()
  expect(calls).toHaveLength(2)
})

test('all engines, with their optional packages, are for the nightly run alone', async () => {
  offer('chrome-aws-lambda')
  offer('@sparticuz/chromium')
  process.env.XHKT_ENGINES = 'all'
  const { ensureEngines, enginesHere } = await load()
  await ensureEngines()
  expect(calls).toEqual(['ci --no-audit --no-fund'])
  expect(enginesHere()).toEqual(expect.arrayContaining(['chromium-86', 'chromium-109']))
  delete process.env.XHKT_ENGINES
  expect(enginesHere()).not.toContain('chromium-109')
})

test('an engine that cannot be installed is named, and not used', async () => {
  npmWorks = false
  const { ensureEngines, enginesHere } = await load()
  expect(await ensureEngines()).toContain('chromium-86')
  expect(enginesHere()).not.toContain('chromium-86')
})

test('an old Chromium, a program for Linux, is not unpacked on another system', async () => {
  jest.doMock('node:process', () => ({ ...process, platform: 'darwin' }))
  offer('chrome-aws-lambda')
  const { ensureEngines, enginesHere, oldChromium } = await load()
  expect(await ensureEngines()).toContain('chromium-86')
  expect(enginesHere()).not.toContain('chromium-86')
  expect(existsSync(oldChromium('chromium-86'))).toBe(false)
})
