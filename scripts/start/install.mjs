import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Complaint } from './preflight.mjs'
import { root } from './root.mjs'

const pnpm = 'pnpm@12.21.0'
const stamp = path.join(root, 'node_modules/.installed')

function fingerprint() {
  const hash = createHash('sha256').update(process.version)
  const packages = readdirSync(root).map((name) => path.join(root, name, 'package.json'))
  const files = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', 'scripts/release/package.json'].map((name) => path.join(root, name))
  for (const file of [...files, ...packages.filter((name) => existsSync(name))]) hash.update(readFileSync(file))
  return hash.digest('hex')
}

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
      stdio: ['ignore', out, 'inherit'],
      shell: process.platform === 'win32',
    })
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      if (code === 0) resolve(undefined)
      else reject(new Complaint(`The install stopped (${signal ?? `exit code ${code}`}). Its output above says why. Is there a network connection?`))
    })
  })
  writeFileSync(stamp, wanted)
}
