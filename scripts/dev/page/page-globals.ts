import type * as Refresh from 'react-refresh/runtime'

/** What the dev server tells of an owner's last compilation. */
export interface Built {
  owner: string
  hash: string
  /** What webpack complains of; empty if it compiles. */
  problems: string[]
}

declare global {
  /** Set by the host's dev build, for the builds of areas. */
  var __xhktDev: {
    refresh: typeof Refresh
    /** Hears of each compilation of an owner, the last one included. */
    onBuilt: (owner: string, listener: (built: Built) => void) => void
  }
  /** Whose build a module is in. */
  const __XHKT_OWNER__: string
}
