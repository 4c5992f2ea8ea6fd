import { existsSync, readFileSync } from 'node:fs'
import { open, rename } from 'node:fs/promises'
import path from 'node:path'
import { areas, type Area, type Owner } from '@xhkt/shared/federation/areas'
import type { AreaRelease, Registry } from '@xhkt/shared/federation/registry'
import type { ReleaseManifest } from './manifest.ts'

const fileOf = (store: string): string => path.join(store, 'registry.json')

export function readRegistry(store: string): Registry {
  return existsSync(fileOf(store)) ? (JSON.parse(readFileSync(fileOf(store), 'utf8')) as Registry) : { seq: 0, areas: {} }
}

export function readManifest(store: string, owner: Owner, release: string): ReleaseManifest {
  return JSON.parse(readFileSync(path.join(store, owner, release, 'manifest.json'), 'utf8')) as ReleaseManifest
}

const scriptOrStyle = /\.(js|css)$/

function live(manifest: ReleaseManifest, previous: string | null): AreaRelease {
  const at = (name: string): string => `/${manifest.owner}/${manifest.release}/${name}`
  const { release, container, routes, needs } = manifest
  return {
    release,
    previous,
    entry: at(manifest.entry[0] ?? ''),
    container,
    routes,
    assets: Object.fromEntries(
      Object.entries(manifest.assets).map(([page, { js, css }]) => [page, { js: js.map(at), css: css.map(at) }]),
    ),
    integrity: integrityOf(manifest),
    needs,
  }
}

function integrityOf({ owner, release, files }: ReleaseManifest): Record<string, string> {
  const loadable = Object.entries(files).filter(([name]) => scriptOrStyle.test(name))
  return Object.fromEntries(loadable.map(([name, { sha384 }]) => [`/${owner}/${release}/${name}`, sha384]))
}

/** Two areas that claim one path cannot both be live. */
function refuseConflicts(registry: Registry, hostManifest: ReleaseManifest): void {
  const claims = new Map<string, string>(hostManifest.routes.map(({ path: claimed }) => [claimed, 'host']))
  for (const area of areas) {
    for (const { path: claimed } of registry.areas[area]?.routes ?? []) {
      const other = claims.get(claimed)
      if (other) throw new Error(`${area} and ${other} both claim the path ${claimed}`)
      claims.set(claimed, area)
    }
  }
}

/** Written beside and renamed over, so that a reader sees the old document or the new one. */
async function replace(file: string, text: string): Promise<void> {
  const beside = `${file}.${process.pid}`
  const handle = await open(beside, 'w')
  await handle.writeFile(text)
  await handle.sync()
  await handle.close()
  await rename(beside, file)
}

/** Makes these releases live. Gives the registry as it stands then; without a change it stays as it is. */
export async function promote(store: string, releases: Record<Owner, string>): Promise<Registry> {
  const before = readRegistry(store)
  const host = readManifest(store, 'host', releases.host)
  const next: Registry = { seq: before.seq + 1, host: { release: releases.host, integrity: integrityOf(host) }, areas: {} }
  for (const area of areas) next.areas[area] = promoted(store, area, releases[area], before)
  refuseConflicts(next, host)
  const same = JSON.stringify({ ...next, seq: before.seq }) === JSON.stringify(before)
  if (same) return before
  await replace(fileOf(store), JSON.stringify(next))
  return next
}

function promoted(store: string, area: Area, release: string, before: Registry): AreaRelease {
  const old = before.areas[area]
  const previous = old?.release === release ? old.previous : (old?.release ?? null)
  return live(readManifest(store, area, release), previous)
}
