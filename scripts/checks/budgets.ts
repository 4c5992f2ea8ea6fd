import { type Area, areas } from '@xhkt/contract/federation/areas'
import { buildMonolith } from '../bench/monolith/build.ts'
import { buildAll } from '../build/build-all.ts'
import { storeDir } from '../build/paths.ts'
import { areaLimit, firstLoadLimit, homeBytes, kilobytes, pageBytes, pagesOf, scriptBytes } from '../release/gates/byte-budget.ts'
import type { ReleaseManifest } from '@xhkt/contract/federation/release-manifest'
import { readManifest } from '../release/registry-file.ts'

// The other limits are those that hold a release back. Requests are counted by a browser test.
const monolithRatioLimit = 1.15

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

// It would flatter the ratio.
if (monolith.bundled.some((name) => name.startsWith('@module-federation/'))) complaints.push('the monolith carries a part of the federation')

const home = homeBytes(host, manifests.catalog)
const homeOfMonolith = scriptBytes(monolith, [...monolith.entry, ...(monolith.assets.home?.js ?? [])])
hold('scripts of the first load of home', home, firstLoadLimit, kilobytes)
hold('the same, by the monolith of the same sources', home / homeOfMonolith, monolithRatioLimit, (value) => value.toFixed(2))
for (const area of areas) {
  for (const page of pagesOf(manifests[area])) hold(`first visit of ${area}, ${page}`, pageBytes(manifests[area], page), areaLimit, kilobytes)
}
if (complaints.length > 0) {
  console.error(`Over budget: ${complaints.join('; ')}`)
  process.exitCode = 1
}
