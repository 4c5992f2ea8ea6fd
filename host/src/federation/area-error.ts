import type { Area } from '@xhkt/shared/federation/areas'

/** Where on the way to a page of an area something went wrong. */
export type Step = 'registry' | 'entry' | 'expose' | 'page' | 'render'

/** Names the area, its release and the step, so that whoever reads the console knows whose it is. */
export class AreaError extends Error {
  constructor(
    readonly area: Area,
    readonly release: string,
    readonly step: Step,
    cause: unknown,
  ) {
    super(`${area} ${release} failed at ${step}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
    this.name = 'AreaError'
  }
}
