import type { Owner } from '@xhkt/contract/federation/areas'
import { lastChange } from './pointer/journal.ts'
import { audienceOf } from './pointer/audience.ts'
import { type Change, endsCanary, liveOf, type Pointer } from './pointer/pointer.ts'
import { Refusal } from './refusal.ts'
import type { ReleaseStore } from './store/release-store.ts'

/** The state that a change is based on. */
export interface Basis {
  owner: Owner
  /** The live release of this owner; the change is stale if another is live. */
  base: string | null
  /** The seq of the pointer; the change is stale if this owner has changed since. Other owners do not matter. */
  expectSeq?: number
}

function describeAction(change: Change): string {
  const { from, to, share, aim } = change
  if (share === undefined) return `made ${to} live`
  return endsCanary(change) ? `ended the canary ${from}` : `gave ${to} to ${audienceOf({ share, aim })}`
}

/** One line on the latest change of an owner: who, what, when and why. */
export async function latestChangeOf(store: ReleaseStore, owner: Owner): Promise<string> {
  const change = await lastChange(store, ({ area }) => area === owner)
  return change ? `${change.who} ${describeAction(change)} at ${change.at} (seq ${change.seq}: ${change.why || 'no reason given'})` : ''
}

/** Throws if the state that a change is based on has changed, and says who changed it. */
export async function refuseStale(store: ReleaseStore, pointer: Pointer, { owner, base, expectSeq }: Basis): Promise<void> {
  const { release } = liveOf(pointer, owner)
  if (release !== base) {
    const message = `${owner} has changed meanwhile: ${base ?? 'nothing'} was live, now it is ${release ?? 'nothing'}`
    throw new Refusal('stale', message, [await latestChangeOf(store, owner)])
  }
  if (expectSeq === undefined) return
  if (expectSeq > pointer.seq) throw new Refusal('usage', `The pointer is at seq ${pointer.seq}: there is no seq ${expectSeq} yet`)
  const change = await lastChange(store, ({ seq, area }) => seq <= expectSeq || area === owner)
  if (change && change.seq > expectSeq) throw new Refusal('stale', `${owner} has changed since seq ${expectSeq}`, [await latestChangeOf(store, owner)])
}
