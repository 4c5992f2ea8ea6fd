import type { Owner } from '@xhkt/contract/federation/areas'
import type { Step } from '@xhkt/contract/federation/beacon'

/** Names the owner, its release and the step, so that the console says whose failure it is. */
export class PageError extends Error {
  constructor(
    readonly owner: Owner,
    readonly release: string,
    readonly step: Step,
    cause: unknown,
  ) {
    super(`${owner} ${release} failed at ${step}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
    this.name = 'PageError'
  }
}
