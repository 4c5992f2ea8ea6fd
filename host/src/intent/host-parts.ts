import type { Owner } from '@xhkt/contract/federation/areas'
import type { AreaRelease } from '@xhkt/contract/federation/registry'

/**
 * What this chunk needs of the host's first one. It is handed over rather than imported: a module that two chunks import cannot be
 * merged with its neighbours, and each of those would cost every first load some bytes.
 */
export interface HostParts {
  linkAt: (target: EventTarget | null) => HTMLAnchorElement | null
  keptAddress: (to: string) => string
  loadHostPage: (page: string) => Promise<unknown>
  loadedPage: (release: AreaRelease, page: string) => unknown
  loadPage: (owner: Exclude<Owner, 'host'>, release: AreaRelease, page: string) => Promise<unknown>
  prefetchLogin: () => void
  /** Whether the learner has come to the page in sight by back or forward. */
  isBack: () => boolean
}
