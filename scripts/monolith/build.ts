import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Area, areas, type Owner } from '@xhkt/contract/federation/areas'
import { contractMajor } from '@xhkt/contract/federation/contract-majors'
import type { LiveArea, Registry } from '@xhkt/contract/federation/registry'
import type { ReleaseManifest } from '@xhkt/contract/federation/release-manifest'
import { pack } from '@xhkt/release/pack/pack'
import { readManifest } from '@xhkt/release/registry-file'
import { packInputsDir } from '../build/pack-inputs.ts'
import { commitOf } from '../build/commit-of.ts'
import { cacheDir, packageDir } from '../lib/paths.mjs'
import { runWebpack } from '../build/run-webpack.ts'
import { isPacked } from '../build/build-all.ts'
import { monolithConfigs } from './config.ts'

export const monolithStore = path.join(cacheDir, 'monolith')

/** Writes a registry with which the pages have the same preloads as in the composed app. */
async function writeRegistry(release: string, manifests: Record<Area, ReleaseManifest>): Promise<void> {
  const host = readManifest(monolithStore, 'host', release)
  const at = (name: string): string => `/host/${release}/${name}`
  const integrity = Object.fromEntries(
    Object.entries(host.files)
      .filter(([name]) => /\.(js|css)$/.test(name))
      .map(([name, { sha384 }]) => [at(name), sha384]),
  )
  const part = (area: Area): LiveArea => ({
    release,
    previous: null,
    entry: '',
    // The ids of the skeletons' templates contain this name.
    container: area,
    routes: manifests[area].routes,
    assets: Object.fromEntries(
      Object.entries(host.assets).map(([page, { js, css }]) => [page, { js: js.map(at), css: css.map(at) }]),
    ),
    integrity,
    needs: { contract: contractMajor },
    skeletons: manifests[area].skeletons,
  })
  const registry: Registry = {
    seq: 1,
    host: { release, integrity },
    areas: Object.fromEntries(areas.map((area) => [area, part(area)])),
  }
  await writeFile(path.join(monolithStore, 'registry.json'), JSON.stringify(registry))
}

/** Builds the monolith of the same sources as these releases, unless it is built already. */
export async function buildMonolith(releases: Record<Owner, string>, manifests: Record<Area, ReleaseManifest>): Promise<ReleaseManifest> {
  const release = `1.0.0-${Object.values(releases)
    .map((name) => name.split('-')[1]?.slice(0, 3))
    .join('')}`
  if (!isPacked(monolithStore, 'host', release)) {
    const outDir = path.join(cacheDir, 'build', 'monolith')
    await rm(outDir, { recursive: true, force: true })
    const target = { owner: 'host' as const, outDir, uniqueName: 'xhkt_monolith' }
    const result = await runWebpack(monolithConfigs(target))
    const pages = areas.flatMap((area) => manifests[area].routes.map(({ page }) => page))
    const source = { packageDir: packageDir('host'), commit: commitOf('host') }
    await pack({ owner: 'host', release, container: '', ...source, outDir, packInputsDir: packInputsDir(outDir), ...result, pages })
    await mkdir(path.join(monolithStore, 'host'), { recursive: true })
    await rename(outDir, path.join(monolithStore, 'host', release))
  }
  await writeRegistry(release, manifests)
  return readManifest(monolithStore, 'host', release)
}
