import type { Owner } from '@xhkt/contract/federation/areas'
import type { ReleaseHistory, ReleaseChange, OwnerState } from '../operator/releases/release-history.ts'

/** A release history with the releases and changes that a test sets. */
export class FakeReleaseHistory implements ReleaseHistory {
  owners: OwnerState[] = []
  entries: ReleaseChange[] = []
  /** The reason for which rollbacks are refused. */
  refused: string | null = null
  /** Makes `read` fail. */
  readError: Error | null = null
  reported: Awaited<ReturnType<ReleaseHistory['figures']>>
  /** What was asked for last, in Unix seconds. */
  since = -1
  readonly rolledBack: [Owner, string, string][] = []

  read = (): ReturnType<ReleaseHistory['read']> => (this.readError ? Promise.reject(this.readError) : Promise.resolve({ owners: this.owners, entries: this.entries }))

  figures: ReleaseHistory['figures'] = (_area, release, since) => {
    this.since = since
    return Promise.resolve(this.reported?.release === release ? this.reported : undefined)
  }

  rollback = (...request: [Owner, string, string]): ReturnType<ReleaseHistory['rollback']> => {
    if (this.refused === null) this.rolledBack.push(request)
    return Promise.resolve({ refused: this.refused })
  }
}

export const entry = (fields: Partial<ReleaseChange> = {}): ReleaseChange => ({
  at: '2026-11-21T08:24:42.000Z',
  who: 'Li Na',
  area: 'catalog',
  action: 'promote',
  from: '1.0.0-a',
  to: '1.1.0-b',
  why: 'a list of orders',
  ...fields,
})
