import type { Owner } from '@xhkt/contract/federation/areas'
import type { Canary } from '@xhkt/contract/federation/registry'
import type { Health, ReleaseFigures } from '@xhkt/contract/federation/release-figures'

declare module '../../core/context.ts' {
  interface Context {
    /** Null when the sandbox runs without a release store. */
    releaseHistory: ReleaseHistory | null
  }
}

/** A change of what is live, from the journal of the release store. */
export interface ReleaseChange {
  /** ISO time. */
  at: string
  who: string
  area: Owner
  action: 'promote' | 'rollback' | 'canary' | 'start'
  from: string | null
  to: string
  /** Percent of browsers that get the canary; 0 without an aim ends it. Only set for changes of the canary. */
  share?: number
  aim?: Canary['aim']
  why: string
}

/** A release that browsers get. `made` is the change that made it live, or null when the journal does not reach back to it. */
export interface ServedRelease {
  release: string
  made: ReleaseChange | null
}

export interface OwnerState {
  area: Owner
  /** The name of the area for learners, by its live release. */
  title?: string
  live: ServedRelease | null
  /** The release that a rollback of the live one goes back to. */
  previous: string | null
  canary: (ServedRelease & Pick<Canary, 'share' | 'aim'>) | null
}

/**
 * The releases of every area, and their rollback. The sandbox does not know the release store; the server that starts it beside
 * one passes this in.
 */
export interface ReleaseHistory {
  /** The state of the host and of every area, and the latest changes, newest first. */
  read(): Promise<{ owners: OwnerState[]; entries: ReleaseChange[] }>
  /** What browsers have reported of a release since then (Unix seconds), if anything. */
  figures(area: Owner, release: string, since: number): Promise<(ReleaseFigures & Health) | undefined>
  /** Rolls this release back if browsers still get it, otherwise says why not. */
  rollback(area: Owner, release: string, why: string): Promise<{ refused: string | null }>
}
