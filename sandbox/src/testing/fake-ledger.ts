import type { Owner } from '@xhkt/contract/federation/areas'
import type { Ledger, LedgerEntry, OwnerState } from '../ledger.ts'

/** A ledger of what a test puts into it. */
export class FakeLedger implements Ledger {
  owners: OwnerState[] = []
  entries: LedgerEntry[] = []
  /** Why the next rollbacks are refused. */
  refused: string | null = null
  /** What reading it fails with. */
  fails: Error | null = null
  readonly takenBack: [Owner, string, string][] = []

  read = (): ReturnType<Ledger['read']> => (this.fails ? Promise.reject(this.fails) : Promise.resolve({ owners: this.owners, entries: this.entries }))

  rollback = (...asked: [Owner, string, string]): ReturnType<Ledger['rollback']> => {
    if (this.refused === null) this.takenBack.push(asked)
    return Promise.resolve({ refused: this.refused })
  }
}

export const entry = (fields: Partial<LedgerEntry> = {}): LedgerEntry => ({
  at: '2026-11-21T08:24:42.000Z',
  who: 'Li Na',
  area: 'catalog',
  action: 'promote',
  from: '1.0.0-a',
  to: '1.1.0-b',
  why: 'a list of orders',
  ...fields,
})
