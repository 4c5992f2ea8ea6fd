import type * as Refresh from 'react-refresh/runtime'

/** A message of the dev server on an owner's last compilation. */
export interface Built {
  owner: string
  /** The area whose pages it is about, if `owner` is a file. */
  area?: string
  hash: string
  /** Errors and warnings of webpack; empty if it compiles. */
  problems: string[]
}

declare global {
  /** Set by the host's dev build, for the builds of areas. */
  var __xhktDev: {
    refresh: typeof Refresh
    /** Subscribes to the compilations of an owner, including the last one. */
    onBuilt: (owner: string, listener: (built: Built) => void) => void
  }
  /** The owner of the build that a module is in. */
  const __XHKT_OWNER__: string
}
