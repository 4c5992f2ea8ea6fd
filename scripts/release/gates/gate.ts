import type { ReleaseManifest } from '@xhkt/contract/federation/release-manifest'
import type { Area } from '@xhkt/contract/federation/areas'

/** What would be live together. Before a first host is live there are areas alone. */
export interface Composition {
  host: ReleaseManifest | null
  areas: Partial<Record<Area, ReleaseManifest>>
}

/** Says what is wrong with a composition, in words that name the area, the thing and the reason; nothing if it may go live. */
export type Gate = (composition: Composition) => string[]

export const areasOf = ({ areas }: Composition): ReleaseManifest[] => Object.values(areas)

/** A release as the messages name it. */
export const nameOf = ({ owner, release }: ReleaseManifest): string => `${owner} ${release}`
