import type { Owner } from '@xhkt/contract/federation/areas'

/** A change of what is live, as the journal of the release store tells it. */
export interface LedgerEntry {
  /** ISO time. */
  at: string
  who: string
  area: Owner
  action: 'promote' | 'rollback' | 'canary' | 'start'
  from: string | null
  to: string
  /** Percent of the browsers, where it is about the canary alone; 0: it is over. */
  share?: number
  why: string
}

/** A release that browsers get, and the change by which they get it; null: older than the journal. */
export interface ServedRelease {
  release: string
  made: LedgerEntry | null
}

export interface OwnerState {
  area: Owner
  live: ServedRelease | null
  /** What a rollback of the live release goes back to. */
  previous: string | null
  canary: (ServedRelease & { share: number }) | null
}

/**
 * What has been released, and the way to take it back. The sandbox knows no release store: whoever starts it beside one
 * gives it this.
 */
export interface Ledger {
  /** Every owner, and the newest changes, newest first. */
  read(): Promise<{ owners: OwnerState[]; entries: LedgerEntry[] }>
  /** Takes this release back, if browsers still get it; or says why not. */
  rollback(area: Owner, release: string, why: string): Promise<{ refused: string | null }>
}
