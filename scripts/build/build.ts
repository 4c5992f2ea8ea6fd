import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { noticesName } from '@xhkt/contract/federation/release-manifest'
import { pack } from '@xhkt/release/pack/pack'
import { provenanceName, sbomName } from '@xhkt/release/pack/private-files'
import { thirdPartyNotices } from '@xhkt/release/pack/third-party-notices'
import { areaConfigs } from './area-config.ts'
import { oldestVersions } from './browsers.ts'
import { firstHostChunks } from './entries.ts'
import { hostConfigs } from './host-config.ts'
import { commitOf } from './commit-of.ts'
import { cacheDir, packageDir } from '../lib/paths.mjs'
import { haveChanged, type Inputs } from './input-hash.ts'
import { packInputsDir } from './pack-inputs.ts'
import { provenanceOf } from './provenance.ts'
import { runWebpack } from './run-webpack.ts'
import { sbomOf } from './sbom.ts'
import { packSourceMaps } from './source-maps.ts'
import { unnamedFiles } from './unnamed-files.ts'

/** Builds and packs the release of one owner. Returns its folder, which the caller moves or removes. */
export async function buildOwner(inputs: Inputs): Promise<string> {
  const { owner, release } = inputs
  // Two builds at the same time, such as those of two commands, must not share a folder.
  const folder = path.join(cacheDir, 'build', owner, `${release}.${process.pid}`)
  await rm(folder, { recursive: true, force: true })
  const container = `xhkt_${owner}_${release.replaceAll(/[^0-9a-z]/g, '_')}`
  const build = { owner, outDir: folder, uniqueName: container }
  const result = await runWebpack(owner === 'host' ? hostConfigs(build) : areaConfigs(build))
  // A file that was saved during the build may be in the bundle, while the release's name has the hash of its former content.
  if (haveChanged(inputs)) throw new Error(`The sources of ${owner} have changed during the build. Run the command again.`)
  const unnamed = unnamedFiles(inputs, result.files)
  if (unnamed.length > 0) throw new Error(`the name of the release of ${owner} does not cover all files of its bundle: ${unnamed.join(', ')}`)
  // The federation plugin writes this file beside `mf-manifest.json`. Nothing reads it.
  await rm(path.join(folder, 'mf-stats.json'), { force: true })
  await packSourceMaps(folder)
  // webpack adds its own runtime to each bundle.
  const runtime = fileURLToPath(import.meta.resolve('webpack'))
  const commit = commitOf(owner)
  const texts = {
    [noticesName]: thirdPartyNotices([...result.files, runtime]),
    [sbomName]: sbomOf(inputs, [...result.browserFiles, runtime]),
    [provenanceName]: provenanceOf(inputs, commit),
  }
  for (const [name, text] of Object.entries(texts)) await writeFile(path.join(folder, name), text)
  const source = { packageDir: packageDir(owner), commit }
  const host = { firstChunks: firstHostChunks, oldest: oldestVersions }
  await pack({ owner, release, container, ...source, outDir: folder, packInputsDir: packInputsDir(folder), ...host, ...result })
  return folder
}

/** How many builds can run at the same time without slowing each other down. */
export const buildParallelism = Math.max(1, Math.min(3, availableParallelism()))
