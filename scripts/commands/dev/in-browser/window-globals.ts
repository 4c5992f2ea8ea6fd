import type * as Refresh from 'react-refresh/runtime'

/** A message of the dev server about an owner's last compilation. */
export interface Built {
  owner: string
  /** The area of the file, if `owner` is a path. */
  area?: string
  hash: string
  /** Errors and warnings of webpack; empty after a successful compilation. */
  problems: string[]
}

declare global {
  /** Set by the host's dev build, for the builds of areas. */
  var __xhktDev: {
    refresh: typeof Refresh
    /** Subscribes to the compilations of an owner, including the last one. */
    onBuilt: (owner: string, listener: (built: Built) => void) => void
  }
  /** The owner in whose build a module is. */
  const __XHKT_OWNER__: string
}
