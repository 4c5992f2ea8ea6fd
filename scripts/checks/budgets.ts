import { type Area, areas } from '@xhkt/shared/federation/areas'
import type { RouteDeclaration } from '@xhkt/shared/federation/route-manifest'
import { buildMonolith } from '../bench/monolith/build.ts'
import { buildAll } from '../build/build-all.ts'
import { storeDir } from '../build/paths.ts'
import type { ReleaseManifest } from '../release/manifest.ts'
import { readManifest } from '../release/registry-file.ts'

// In bytes that travel (brotli), as times differ from machine to machine. Requests are counted by a browser test.
const firstLoadLimit = 170 * 1024
const monolithRatioLimit = 1.15
const areaLimit = 45 * 1024

/** Loaded by name when a lesson or a form is there; the budget of an area is without them. */
const apart = /^(hls|antd-)/

const kb = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`

function scripts(manifest: ReleaseManifest, names: string[]): number {
  return names
    .filter((name) => name.endsWith('.js') && !apart.test(name))
    .reduce((sum, name) => sum + (manifest.files[name]?.brotli ?? 0), 0)
}

/** What the host's page needs before any area. */
const hostBytes = (host: ReleaseManifest): number => scripts(host, host.entry)

function pageBytes(area: ReleaseManifest, page: string): number {
  return scripts(area, [...area.entry, ...(area.assets[page]?.js ?? [])])
}

const pagesOf = (routes: RouteDeclaration[]): string[] => [...new Set(routes.map(({ page }) => page))]

const complaints: string[] = []

function hold(what: string, value: number, limit: number, show: (value: number) => string): void {
  const ok = value <= limit
  console.log(`${ok ? '✓' : '✗'} ${what}: ${show(value)} of ${show(limit)}`)
  if (!ok) complaints.push(what)
}

const releases = await buildAll({ log: console.log })
const host = readManifest(storeDir, 'host', releases.host)
const packed = areas.map((area) => [area, readManifest(storeDir, area, releases[area])])
const manifests = Object.fromEntries(packed) as Record<Area, ReleaseManifest>
const monolith = await buildMonolith(releases, manifests)

const home = hostBytes(host) + pageBytes(manifests.catalog, 'home')
const homeOfMonolith = hostBytes(monolith) + scripts(monolith, monolith.assets.home?.js ?? [])
hold('scripts of the first load of home', home, firstLoadLimit, kb)
hold('the same, by the monolith of the same sources', home / homeOfMonolith, monolithRatioLimit, (value) => value.toFixed(2))
for (const area of areas) {
  for (const page of pagesOf(manifests[area].routes)) hold(`first visit of ${area}, ${page}`, pageBytes(manifests[area], page), areaLimit, kb)
}
if (complaints.length > 0) {
  console.error(`Over budget: ${complaints.join('; ')}`)
  process.exitCode = 1
}
