import type { Area } from '@xhkt/contract/federation/areas'

/** The areas of which this tab runs a preview. It stays until the visitor leaves it, whatever goes live. */
export const previewedAreas = new Set<Area>()
