import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { type Owner, owners } from '@xhkt/contract/federation/areas'
import { manifestName } from '@xhkt/contract/federation/release-manifest'
import { buildParallelism, changedDuringBuild } from './build.ts'
import { root, storeDir } from '../lib/paths.ts'
import { writeAntdCss } from './antd-css.ts'
import { releaseName } from './release-name.ts'

interface Options {
  log: (line: string) => void
  store?: string
}

/** Whether the store has this release completely. The manifest is written last. */
export const isPacked = (store: string, owner: Owner, release: string): boolean =>
  existsSync(path.join(store, owner, release, manifestName))

/** Runs a build in its own process, because several webpack compilers in one process share one core. */
function buildInProcess(owner: Owner, store: string, log: (line: string) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const args = ['--import', 'tsx', path.join(root, 'scripts/build/build-one.ts'), owner, store]
    const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
    createInterface({ input: child.stdout }).on('line', (line) => log(`  ${line}`))
    let errors = ''
    child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
    child.once('error', reject)
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`The build of ${owner} failed:\n${errors}`))))
  })
}

/** Builds and publishes every owner whose sources have changed. Gives the releases of the current sources. */
export async function buildAll({ log, store = storeDir }: Options): Promise<Record<Owner, string>> {
  await writeAntdCss()
  const releases = Object.fromEntries(owners.map((owner) => [owner, releaseName(owner)])) as Record<Owner, string>
  const waiting = owners.filter((owner) => !isPacked(store, owner, releases[owner]))
  const total = waiting.length
  if (total > 0) log(`Building ${waiting.join(', ')} …`)
  let done = 0
  const worker = async (): Promise<void> => {
    for (let owner = waiting.shift(); owner; owner = waiting.shift()) {
      const began = Date.now()
      await buildInProcess(owner, store, log)
      if (!isPacked(store, owner, releases[owner])) throw new Error(changedDuringBuild(owner))
      log(`  ${++done}/${total} ${owner} ${releases[owner]} (${((Date.now() - began) / 1000).toFixed(1)} s)`)
    }
  }
  await Promise.all(Array.from({ length: buildParallelism }, worker))
  return releases
}
