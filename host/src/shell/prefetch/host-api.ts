import type { Owner } from '@xhkt/contract/federation/areas'
import type { AreaRelease } from '@xhkt/contract/federation/registry'
import type { EarlyRequest } from '@xhkt/contract/federation/route-manifest'

/**
 * What the prefetch chunk needs of the host's main chunk. It is passed in and not imported: webpack cannot concatenate a module that two
 * chunks import, which costs every first load some bytes.
 */
export interface HostApi {
  linkAt: (target: EventTarget | null) => HTMLAnchorElement | null
  rememberedAddress: (to: string) => string
  loadHostPage: (page: string) => Promise<unknown>
  loadedPage: (release: AreaRelease, page: string) => unknown
  loadPage: (owner: Exclude<Owner, 'host'>, release: AreaRelease, page: string) => Promise<unknown>
  /** Adds what index.html leaves out of the release in a folder; undefined if nothing is missing. */
  loadFiles: (folder: string) => Promise<void> | undefined
  prefetchLogin: () => void
  /** Requests the file whose address is at a path in an answer's data. */
  preloadFileOf: (data: unknown, path: string | undefined) => void
  /** Requests the chunks that the page will load because of an answer. */
  preloadChunksFor: (data: unknown, request: EarlyRequest, release: AreaRelease) => void
  /** The text at a path in an answer's data; empty if there is none. */
  textAt: (data: unknown, path: string | undefined) => string
  /** Whether the learner reached the current page by back or forward. */
  isBack: () => boolean
}
