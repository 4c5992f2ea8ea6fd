import type { Area } from '@xhkt/contract/federation/areas'
import type { CanaryRelease, Registry } from '@xhkt/contract/federation/registry'
import { areaReleaseOf, integrityOfRelease, type ReleaseManifest } from '@xhkt/contract/federation/release-manifest'
import { prefixOf } from '../release-folder.ts'

/** What stands behind a live release: the one before it, and the digest of that one's manifest. */
export interface Behind {
  previous: string | null
  previousManifest?: string
}

/** The registry with this release live. A canary of its area is over. */
export function withLive<Document extends Registry>(registry: Document, manifest: ReleaseManifest, behind: Behind): Document {
  const { owner, release } = manifest
  if (owner === 'host') {
    const integrity = integrityOfRelease(manifest, `/${prefixOf(owner, release)}`)
    return { ...registry, host: { release, previous: behind.previous, integrity } }
  }
  return { ...registry, areas: { ...registry.areas, [owner]: { ...areaReleaseOf(manifest), ...behind } } }
}

/** The registry with this canary beside the live release of an area, or with none. What stands behind the live one stays. */
export function withCanary<Document extends Registry>(registry: Document, area: Area, canary: CanaryRelease | null): Document {
  const live = registry.areas[area]
  if (!live) return registry
  const { canary: _, ...alone } = live
  return { ...registry, areas: { ...registry.areas, [area]: canary ? { ...alone, canary } : alone } }
}
