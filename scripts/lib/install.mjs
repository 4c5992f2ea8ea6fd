import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Complaint } from './preflight.mjs'
import { root } from './paths.mjs'

const pnpm = 'pnpm@12.21.0'
const stamp = path.join(root, 'node_modules/.installed')

/**
 * The parts of a package.json whose change needs an install. Its version and its scripts need none.
 * @param {string} text
 */
export function dependenciesIn(text) {
  const { name, dependencies, devDependencies, optionalDependencies, peerDependencies } = JSON.parse(text)
  return JSON.stringify({ name, dependencies, devDependencies, optionalDependencies, peerDependencies })
}

function fingerprint() {
  const hash = createHash('sha256').update(process.version)
  for (const name of ['pnpm-lock.yaml', 'pnpm-workspace.yaml']) hash.update(readFileSync(path.join(root, name)))
  const packages = ['.', 'scripts/release', 'services/collector', ...readdirSync(root)].map((folder) => path.join(root, folder, 'package.json'))
  for (const file of packages.filter((name) => existsSync(name))) hash.update(dependenciesIn(readFileSync(file, 'utf8')))
  return hash.digest('hex')
}

/**
 * Why an install has stopped, and what to do.
 * @param {string} output what pnpm has printed
 * @param {string} end its exit code or signal
 */
export const installComplaint = (output, end) =>
  output.includes('ERR_PNPM_OUTDATED_LOCKFILE')
    ? new Complaint(`pnpm-lock.yaml does not fit a package.json. Run npx ${pnpm} install, and commit the lockfile with it.`)
    : new Complaint(`The install stopped (${end}). Its output above says why. Is there a network connection?`)

/**
 * Installs the packages of the lockfile with a pinned pnpm, unless they are installed already.
 * @param {NodeJS.WriteStream} [out] stream for the progress
 * @returns {Promise<void>}
 */
export async function install(out = process.stdout) {
  const wanted = fingerprint()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  out.write('Installing packages (once; about 20 s) …\n')
  await new Promise((resolve, reject) => {
    const child = spawn('npx', ['--yes', pnpm, 'install', '--frozen-lockfile', '--reporter=append-only'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
      shell: process.platform === 'win32',
    })
    let output = ''
    child.stdout.setEncoding('utf8').on('data', (text) => {
      output += text
      out.write(text)
    })
    child.once('error', reject)
    child.once('close', (code, signal) => {
      if (code === 0) resolve(undefined)
      else reject(installComplaint(output, signal ?? `exit code ${code}`))
    })
  })
  writeFileSync(stamp, wanted)
}
