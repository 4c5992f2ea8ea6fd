import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { copySources } from './copy-sources.ts'

export interface Versions {
  webpack: string
  /** The version of every federation package, which are released together. */
  federation: string
}

const isFederation = (name: string): boolean => name.startsWith('@module-federation/')

function setVersions(folder: string, { webpack, federation }: Versions): void {
  const files = readdirSync(folder).map((name) => path.join(folder, name, 'package.json'))
  for (const file of files.filter((name) => existsSync(name))) {
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as { dependencies?: Record<string, string> }
    for (const name of Object.keys(manifest.dependencies ?? {})) {
      if (manifest.dependencies && name === 'webpack') manifest.dependencies[name] = webpack
      if (manifest.dependencies && isFederation(name)) manifest.dependencies[name] = federation
    }
    writeFileSync(file, JSON.stringify(manifest, null, 2))
  }
}

/** The end of a program's output if it failed; null if it succeeded. */
function failureOf([program = '', ...args]: string[], cwd: string): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, FORCE_COLOR: '0' } })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.once('error', reject)
    child.once('close', (code) => resolve(code === 0 ? null : output.trim().slice(-1500)))
  })
}

const steps: [name: string, command: string[]][] = [
  ['install', ['npx', '--yes', 'pnpm@12.21.0', 'install', '--no-frozen-lockfile']],
  ['build', ['npm', 'run', 'build']],
  ['browser', ['npm', 'run', 'check:e2e', '--', 'host/e2e/composition.spec.ts', 'host/e2e/journey.spec.ts']],
]

/** Builds a copy of the sources with the given versions, and composes it in a browser. Returns the failed step with its output, or null. */
export async function tryVersions(versions: Versions): Promise<{ failed: string; output: string } | null> {
  const folder = mkdtempSync(path.join(tmpdir(), 'newest-'))
  try {
    copySources(folder, '.')
    setVersions(folder, versions)
    for (const [failed, command] of steps) {
      const output = await failureOf(command, folder)
      if (output !== null) return { failed, output }
    }
    return null
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
