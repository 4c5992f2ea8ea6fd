import type { AreaRelease, Registry } from '@xhkt/shared/federation/registry'
import type { ReleaseManifest } from '../pack/manifest.ts'
import { liveOf } from './pointer.ts'

const scriptOrStyle = /\.(js|css)$/

function integrityOf({ owner, release, files }: ReleaseManifest): Record<string, string> {
  const loadable = Object.entries(files).filter(([name]) => scriptOrStyle.test(name))
  return Object.fromEntries(loadable.map(([name, { sha384 }]) => [`/${owner}/${release}/${name}`, sha384]))
}

function areaRelease(manifest: ReleaseManifest, previous: string | null): AreaRelease {
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

/** The registry with this release live. The one before it becomes `previous`, unless another is named. */
export function withLive<Document extends Registry>(registry: Document, manifest: ReleaseManifest, previous?: string | null): Document {
  const { owner, release } = manifest
  const before = liveOf(registry, owner)
  const other = before.release === release ? before.previous : before.release
  const kept = previous === undefined ? other : previous
  if (owner === 'host') return { ...registry, host: { release, previous: kept, integrity: integrityOf(manifest) } }
  return { ...registry, areas: { ...registry.areas, [owner]: areaRelease(manifest, kept) } }
}
