import type { Owner } from '@xhkt/contract/federation/areas'

/** The release name of development builds; no real release can have it. */
export const devRelease = '0.0.0-dev'

export const devFolder = (owner: Owner): string => `/${owner}/${devRelease}/`

export const devContainer = (owner: Owner): string => `xhkt_${owner}_dev`
