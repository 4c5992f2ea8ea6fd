import { spawn } from 'node:child_process'
import path from 'node:path'
import type { Owner } from '@xhkt/contract/federation/areas'
import { Refusal } from '@xhkt/release/refusal'
import { packageDir, root } from '../../lib/paths.mjs'
import { checksOf } from '../../lib/area-checks.ts'

/** Rejects with the output of the program if it fails. */
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

/** The folders whose sources a release contains. */
export const checkedWith = (owner: Owner): string[] => [path.relative(root, packageDir(owner)), 'shared']

/** Runs types, lint, boundaries and unit tests of an area's folder and of `shared`. */
export async function checkArea(owner: Owner, say: (line: string) => void): Promise<void> {
  for (const { name, command } of checksOf(checkedWith(owner))) {
    const began = Date.now()
    await runTool(name, command)
    say(`  ✓ ${name} (${((Date.now() - began) / 1000).toFixed(1)} s)`)
  }
}
