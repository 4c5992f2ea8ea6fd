import type { ReleaseManifest } from '@xhkt/contract/federation/release-manifest'
import type { Area } from '@xhkt/contract/federation/areas'

/** Releases that would be live together. Before the first host is live there are only areas. */
export interface Composition {
  host: ReleaseManifest | null
  areas: Partial<Record<Area, ReleaseManifest>>
  /** Where the host changes: what stood in the place of the live areas before. Pages fall back to it, and a rollback gives it. */
  previous: ReleaseManifest[]
}

/** The problems of a composition; each names the area and the reason. Empty if it may go live. */
export type Gate = (composition: Composition) => string[]

export const areasOf = ({ areas }: Composition): ReleaseManifest[] => Object.values(areas)

/** The contract majors that a host serves. */
export const majorsOf = ({ offers, needs }: ReleaseManifest): readonly number[] => offers ?? [needs.contract]

/** The name of a release in messages. */
export const nameOf = ({ owner, release }: ReleaseManifest): string => `${owner} ${release}`
