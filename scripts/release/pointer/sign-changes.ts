import { machine } from '../author.ts'
import { refuseFrozen } from '../freezes.ts'
import { requireRight } from '../signing/require-right.ts'
import type { Verb } from '../signing/rights.ts'
import { problemOfStatement, signStatement } from '../signing/statement.ts'
import type { StoreKeys } from '../signing/store-keys.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import { type Change, endsCanary } from './pointer.ts'

/** The right that a change needs. A server that starts makes its releases live as a promote does. */
const verbOf = ({ action }: Change): Verb => (action === 'start' ? 'promote' : action)

/** Does a freeze stop this change? A rollback and the end of a canary pass. */
const isStopped = (change: Change): boolean => change.action !== 'rollback' && !endsCanary(change)

/** Refuses changes that the key of this process may not make, or that a freeze stops. Returns them signed, with where they were made. */
export async function signChanges(store: ReleaseStore, changes: Change[]): Promise<Change[]> {
  const signed: Change[] = []
  for (const change of changes) {
    const key = await requireRight(store, { verb: verbOf(change), owner: change.area })
    if (isStopped(change)) await refuseFrozen(store, change.area)
    const placed = { ...change, where: machine() }
    signed.push(key ? signStatement('change', placed, key) : placed)
  }
  return signed
}

/** Why a change of the journal does not count, although it is there; null for a sound one. */
export function problemOfChange(change: Change, storeKeys: StoreKeys): string | null {
  const { signedFrom } = storeKeys
  if (signedFrom === null || change.seq < signedFrom) return null
  const problem = problemOfStatement(change, storeKeys, { kind: 'change', verb: verbOf(change), owner: change.area, seq: change.seq })
  return problem && `${change.action} of ${change.area} ${change.to} (seq ${change.seq}): ${problem}`
}
