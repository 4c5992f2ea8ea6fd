import { brotliCompressSync } from 'node:zlib'
import { type Area, areas } from '@xhkt/contract/federation/areas'
import type { Registry } from '@xhkt/contract/federation/registry'
import { sandboxConfig } from '@xhkt/release/index-html/sandbox-config'
import { pageFor } from '@xhkt/release/index-html/fragments'
import { withLive } from '@xhkt/release/pointer/live-release'
import { renderIndexHtml } from '@xhkt/release/index-html/render-index-html'
import { LocalFolder } from '@xhkt/release/store/local-folder'
import { integrityOf } from '@xhkt/release/pack/integrity'
import { buildMonolith } from '../monolith/build.ts'
import { buildAll } from '../build/build-all.ts'
import { everyCase } from '../lib/every-case.ts'
import { storeDir } from '../lib/paths.mjs'
import type { ReleaseManifest } from '@xhkt/contract/federation/release-manifest'
import { areaLimit, firstLoadLimit, homeBytes, kilobytes, pageBytes, pagesOf, scriptBytes } from '@xhkt/release/gates/byte-budget'
import { fileBudgets } from '@xhkt/release/gates/file-budget'
import { readManifest } from '@xhkt/release/registry-file'

// Further limits are in scripts/release/gates. A browser test counts requests.
/** The bytes of the first load of home, as a multiple of those of the monolith. */
const monolithRatioLimit = 1.25
/** The bytes of the first load of home beyond those of the monolith of the same sources. */
const compositionLimit = 27 * 1024
/** The bytes of a first visit of a page beyond the host. The limits are just above the current bytes. */
const visitLimits: [area: Area, page: string, limit: number][] = [
  ['catalog', 'course-detail', 25 * 1024],
  ['checkout', 'payment', 17.5 * 1024],
  ['personal', 'my-course', 20 * 1024],
]
/** The bytes of index.html with brotli, which arrive within the first round trip. 0.6 KB are for unsupported browsers. */
const documentLimit = 14.1 * 1024
/** The bytes of a page of the personal centre beyond the area's entry. */
const personalPageLimit = 15 * 1024

const failures: string[] = []

function check(what: string, value: number, limit: number, show: (value: number) => string): void {
  const ok = value <= limit
  console.log(`${ok ? '✓' : '✗'} ${what}: ${show(value)} of ${show(limit)}`)
  if (!ok) failures.push(what)
}

const releases = await buildAll({ log: console.log })
const host = readManifest(storeDir, 'host', releases.host)
const packed = areas.map((area) => [area, readManifest(storeDir, area, releases[area])])
const manifests = Object.fromEntries(packed) as Record<Area, ReleaseManifest>
const home = homeBytes(host, manifests.catalog)
check('scripts of the first load of home', home, firstLoadLimit, kilobytes)
// The build of the monolith takes most of a minute. Without it the limit above holds the first load of home.
if (everyCase) {
  const monolith = await buildMonolith(releases, manifests)
  // A federation runtime in the monolith would improve the ratio.
  if (monolith.bundled.some((name) => name.startsWith('@module-federation/'))) failures.push('the monolith carries a part of the federation')
  const homeOfMonolith = scriptBytes(monolith, [...monolith.entry, ...(monolith.assets.home?.js ?? [])])
  check('scripts of the first load of home, by those of the monolith', home / homeOfMonolith, monolithRatioLimit, (value) => value.toFixed(2))
  check('composition of the first load of home', home - homeOfMonolith, compositionLimit, kilobytes)
}
for (const [area, page, limit] of visitLimits) check(`first visit of ${page}`, pageBytes(manifests[area], page), limit, kilobytes)
for (const area of areas) {
  for (const page of pagesOf(manifests[area])) check(`first visit of ${area}, ${page}`, pageBytes(manifests[area], page), areaLimit, kilobytes)
}
for (const page of pagesOf(manifests.personal)) {
  const { personal } = manifests
  const own = pageBytes(personal, page) - scriptBytes(personal, personal.entry)
  check(`scripts of personal, ${page}, beyond its entry`, own, personalPageLimit, kilobytes)
}
for (const manifest of [host, ...Object.values(manifests)]) {
  for (const { what, bytes, limit } of fileBudgets(manifest)) check(`${manifest.owner}, ${what}`, bytes, limit, kilobytes)
}
// Different digests, because equal ones would compress.
const digestOf = (text: string): string => integrityOf(Buffer.from(text))
const registry = [host, ...Object.values(manifests)].reduce<Registry>(
  (before, manifest) => {
    const { owner, release, container } = manifest
    return withLive(before, manifest, { previous: release, previousManifest: digestOf(owner), manifest: digestOf(container) })
  },
  { seq: 1, areas: {} },
)
const { page } = await renderIndexHtml(new LocalFolder(storeDir), registry, sandboxConfig())
for (const address of ['/', '/courseDetail', '/live', '/payment', '/personal/myCourse']) {
  check(`index.html for ${address}`, brotliCompressSync(pageFor(page, address)).length, documentLimit, kilobytes)
}
if (failures.length > 0) {
  console.error(`Over budget: ${failures.join('; ')}`)
  process.exitCode = 1
}
