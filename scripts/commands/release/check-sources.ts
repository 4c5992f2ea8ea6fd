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

/** The folders whose sources the releases of these owners contain. */
export const checkedWith = (...owners: Owner[]): string[] => [...owners.map((owner) => path.relative(root, packageDir(owner))), 'shared']

/** Runs types, lint, boundaries and unit tests of the owners' folders and of `shared`, each once. */
export async function checkSources(owners: Owner[], say: (line: string) => void): Promise<void> {
  for (const { name, command } of checksOf(checkedWith(...owners))) {
    const began = Date.now()
    await runTool(name, command)
    say(`  ✓ ${name} (${((Date.now() - began) / 1000).toFixed(1)} s)`)
  }
}
