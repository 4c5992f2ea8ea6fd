import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Owner } from '@xhkt/shared/federation/areas'
import { cacheDir, packageDir, root } from '../../build/paths.ts'
import { Refusal } from '../refusal.ts'

/** A configuration of the types of these folders alone: another area's may be missing, or broken. */
function typesOf(owner: Owner, folders: string[]): string {
  const folder = path.join(cacheDir, 'check', owner)
  mkdirSync(folder, { recursive: true })
  const file = path.join(folder, 'tsconfig.json')
  // The set-up of the tests knows what their matchers are.
  const include = [...folders, 'types', 'scripts/jest'].map((name) => path.join(root, name))
  writeFileSync(file, JSON.stringify({ extends: path.join(root, 'tsconfig.json'), include }))
  return file
}

/** Fails with what the program has printed. */
function runTool(name: string, [program = '', ...args]: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const file = path.join(root, 'node_modules/.bin', program)
    const child = spawn(file, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, FORCE_COLOR: '0' } })
    const output: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => output.push(chunk))
    child.once('error', reject)
    child.once('close', (code) => {
      if (code === 0) resolve()
      else reject(new Refusal('broken', `${name} failed\n${Buffer.concat(output).toString().trimEnd()}`))
    })
  })
}

/** Types, lint and unit tests of an area's folder and of `shared`, and of nothing else. */
export async function checkArea(owner: Owner, say: (line: string) => void): Promise<void> {
  const folders = [path.relative(root, packageDir(owner)), 'shared']
  const roots = folders.flatMap((name) => ['--roots', path.join(root, name)])
  const checks: [name: string, command: string[]][] = [
    ['types', ['tsc', '--pretty', 'false', '-p', typesOf(owner, folders)]],
    ['lint', ['eslint', ...folders, '--max-warnings', '0']],
    ['unit tests', ['jest', ...roots, '--silent', '--passWithNoTests']],
  ]
  for (const [name, command] of checks) {
    const began = Date.now()
    await runTool(name, command)
    say(`  ✓ ${name} (${((Date.now() - began) / 1000).toFixed(1)} s)`)
  }
}
