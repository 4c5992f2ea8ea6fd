import type { Owner } from '@xhkt/contract/federation/areas'
import type { Canary, Registry } from '@xhkt/contract/federation/registry'
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

const noticesOf = ({ owner, release, files }: ReleaseManifest): { notices?: string } =>
  noticesName in files ? { notices: `/${prefixOf(owner, release)}${noticesName}` } : {}

const hostOf = (manifest: ReleaseManifest) => {
  const { owner, release } = manifest
  return { release, integrity: integrityOfRelease(manifest, `/${prefixOf(owner, release)}`), ...noticesOf(manifest) }
}

/** The registry with this release live, and without a canary of its owner. */
export function withLive<Document extends Registry>(registry: Document, manifest: ReleaseManifest, facts: Facts): Document {
  const { owner } = manifest
  if (owner === 'host') return { ...registry, host: { ...hostOf(manifest), previous: facts.previous, manifest: facts.manifest } }
  return { ...registry, areas: { ...registry.areas, [owner]: { ...areaReleaseOf(manifest), ...noticesOf(manifest), ...facts } } }
}

/** The registry without the canary of an owner. The live release and its fallback stay. */
export function withoutCanaryOf<Document extends Registry>(registry: Document, owner: Owner): Document {
  if (owner === 'host') {
    const { canary: _, ...host } = registry.host ?? { release: '', integrity: {} }
    return registry.host ? { ...registry, host } : registry
  }
  const { canary: _, ...live } = registry.areas[owner] ?? {}
  return registry.areas[owner] ? { ...registry, areas: { ...registry.areas, [owner]: live } } : registry
}

/** What the registry says of a canary beyond its manifest. */
export interface CanaryFacts extends Pick<Canary, 'share' | 'aim'> {
  /** The digest of its manifest. */
  manifest: string
}

/** The registry with this canary beside the live release of its owner. */
export function withCanary<Document extends Registry>(registry: Document, manifest: ReleaseManifest, facts: CanaryFacts): Document {
  const { owner } = manifest
  if (owner === 'host') {
    const { host } = registry
    return host ? { ...registry, host: { ...host, canary: { ...hostOf(manifest), ...facts } } } : registry
  }
  const live = registry.areas[owner]
  if (!live) return registry
  return { ...registry, areas: { ...registry.areas, [owner]: { ...live, canary: { ...areaReleaseOf(manifest), ...facts } } } }
}

/** The registry of the page of the host's canary: that canary is its host. */
export function withCanaryAsHost(registry: Registry): Registry {
  const { canary, release: previous } = registry.host ?? {}
  if (!canary) return registry
  const { share: _, aim: __, ...host } = canary
  return { ...registry, host: { ...host, previous, canary } }
}
