import type { Area } from '@xhkt/contract/federation/areas'
import type { CanaryRelease, Registry } from '@xhkt/contract/federation/registry'
import { areaReleaseOf, integrityOfRelease, noticesName, type ReleaseManifest } from '@xhkt/contract/federation/release-manifest'
import { prefixOf } from '../release-folder.ts'

/** The fallback of a live release: the release before it, and the digest of its manifest. */
export interface Fallback {
  previous: string | null
  previousManifest?: string
}

/** What the registry says of a live release beyond its manifest. */
export interface Facts extends Fallback {
  /** The digest of its own manifest. */
  manifest?: string
}

/** The registry with this release live, and without a canary of its area. */
export function withLive<Document extends Registry>(registry: Document, manifest: ReleaseManifest, facts: Facts): Document {
  const { owner, release, files } = manifest
  const folder = `/${prefixOf(owner, release)}`
  const notices = noticesName in files && { notices: `${folder}${noticesName}` }
  if (owner === 'host') {
    const integrity = integrityOfRelease(manifest, folder)
    return { ...registry, host: { release, previous: facts.previous, integrity, manifest: facts.manifest, ...notices } }
  }
  return { ...registry, areas: { ...registry.areas, [owner]: { ...areaReleaseOf(manifest), ...notices, ...facts } } }
}

/** The registry with this canary beside the live release of an area, or without one for null. The fallback of the live release stays. */
export function withCanary<Document extends Registry>(registry: Document, area: Area, canary: CanaryRelease | null): Document {
  const live = registry.areas[area]
  if (!live) return registry
  const { canary: _, ...alone } = live
  return { ...registry, areas: { ...registry.areas, [area]: canary ? { ...alone, canary } : alone } }
}
