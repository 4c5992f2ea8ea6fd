import { readFileSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { availableParallelism } from 'node:os'
import type { Owner } from '@xhkt/shared/federation/areas'
import { pack } from '../release/pack.ts'
import { areaConfigs } from './area-config.ts'
import { hostConfigs, partsDir } from './host-config.ts'
import { inputHash } from './input-hash.ts'
import { cacheDir, packageDir, storeDir } from './paths.ts'
import { isPacked } from './is-packed.ts'
import { runWebpack } from './run-webpack.ts'

/** `1.0.0-3f2a9c81d4`: the package's version and what it was built from. */
export function releaseName(owner: Owner): string {
  const { version } = JSON.parse(readFileSync(path.join(packageDir(owner), 'package.json'), 'utf8')) as { version: string }
  return `${version}-${inputHash(owner)}`
}

/**
 * Builds one owner into `<store>/<owner>/<release>/` and gives the release's name. What is there already is kept:
 * a release is built once and never changes.
 */
export async function buildOwner(owner: Owner, store = storeDir): Promise<{ release: string; built: boolean }> {
  const release = releaseName(owner)
  const target = path.join(store, owner, release)
  if (isPacked(store, owner, release)) return { release, built: false }
  // Two builds at once, as of two commands, must not share a folder.
  const outDir = path.join(cacheDir, 'build', owner, `${release}.${process.pid}`)
  await rm(outDir, { recursive: true, force: true })
  const container = `xhkt_${owner}_${release.replaceAll(/[^0-9a-z]/g, '_')}`
  const build = { owner, outDir, uniqueName: container }
  const stats = await runWebpack(owner === 'host' ? hostConfigs(build) : areaConfigs(build))
  await pack({ owner, release, container, outDir, partsDir: partsDir(outDir), stats: stats[0] ?? {} })
  await mkdir(path.dirname(target), { recursive: true })
  // Another process may have been first; what it put there is the same release.
  if (isPacked(store, owner, release)) await rm(outDir, { recursive: true, force: true })
  else {
    await rm(target, { recursive: true, force: true })
    await rename(outDir, target)
  }
  return { release, built: true }
}

/** How many builds at once do not slow each other down. */
export const buildParallelism = Math.max(1, Math.min(3, availableParallelism()))
