import type { ReleaseManifest } from '@xhkt/contract/federation/release-manifest'
import type { Area } from '@xhkt/contract/federation/areas'

/** Releases that would be live together. `host` is null until a first host is live. */
export interface Composition {
  host: ReleaseManifest | null
  areas: Partial<Record<Area, ReleaseManifest>>
  /** Only if the host changes: the fallbacks of the live areas. Pages fall back to them, and a rollback makes them live. */
  previous: ReleaseManifest[]
}

/** The problems of a composition; each names the area and the reason. Empty if it may go live. */
export type Gate = (composition: Composition) => string[]

export const areasOf = ({ areas }: Composition): ReleaseManifest[] => Object.values(areas)

/** The contract majors that a host serves. */
export const majorsOf = ({ offers, needs }: ReleaseManifest): readonly number[] => offers ?? [needs.contract]

/** The name of a release in messages. */
export const nameOf = ({ owner, release }: ReleaseManifest): string => `${owner} ${release}`
