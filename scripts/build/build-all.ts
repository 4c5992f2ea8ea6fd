import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { type Owner, owners } from '@xhkt/contract/federation/areas'
import { manifestName } from '@xhkt/contract/federation/release-manifest'
import { root, storeDir } from '../lib/paths.mjs'
import { buildParallelism } from './build.ts'
import { type Inputs, inputsOfAll } from './input-hash.ts'
import { writeAntdCss } from './antd-css.ts'

interface Options {
  log: (line: string) => void
  store?: string
}

/** Does the store have this release completely? The manifest is written last. */
export const isPacked = (store: string, owner: Owner, release: string): boolean =>
  existsSync(path.join(store, owner, release, manifestName))

/** Runs a build in its own process, because several webpack compilers in one process share one core. */
function buildInProcess(inputs: Inputs, store: string, log: (line: string) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const args = ['--import', 'tsx', path.join(root, 'scripts/build/build-one.ts'), store]
    const child = spawn(process.execPath, args, { cwd: root, stdio: ['pipe', 'pipe', 'pipe'] })
    // A child that dies at its start says why on stderr.
    child.stdin.on('error', () => undefined)
    child.stdin.end(JSON.stringify(inputs))
    createInterface({ input: child.stdout }).on('line', (line) => log(`  ${line}`))
    let errors = ''
    child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
    child.once('error', reject)
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`The build of ${inputs.owner} failed:\n${errors}`))))
  })
}

/** Builds and publishes every owner whose sources have changed. Gives the releases of the current sources. */
export async function buildAll({ log, store = storeDir }: Options): Promise<Record<Owner, string>> {
  await writeAntdCss()
  const inputs = inputsOfAll(owners)
  const waiting = inputs.filter(({ owner, release }) => !isPacked(store, owner, release))
  const total = waiting.length
  if (total > 0) log(`Building ${waiting.map(({ owner }) => owner).join(', ')} …`)
  let done = 0
  const worker = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const began = Date.now()
      await buildInProcess(next, store, log)
      log(`  ${++done}/${total} ${next.owner} ${next.release} (${((Date.now() - began) / 1000).toFixed(1)} s)`)
    }
  }
  await Promise.all(Array.from({ length: buildParallelism }, worker))
  return Object.fromEntries(inputs.map(({ owner, release }) => [owner, release])) as Record<Owner, string>
}
