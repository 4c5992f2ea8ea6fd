import type { Owner } from '@xhkt/contract/federation/areas'
import { lastChange } from './pointer/journal.ts'
import { type Change, liveOf, type Pointer } from './pointer/pointer.ts'
import { Refusal } from './refusal.ts'
import type { ReleaseStore } from './store/release-store.ts'

/** What a change was decided on. */
export interface Basis {
  owner: Owner
  /** What was live of this owner; the change is stale if it no longer is. */
  base: string | null
  /** The seq that it was decided on: stale if this owner, not another, has changed since. */
  expectSeq?: number
}

function deedOf({ from, to, share }: Change): string {
  if (share === undefined) return `made ${to} live`
  return share === 0 ? `ended the canary ${from}` : `gave ${to} to ${share} % of the browsers`
}

export async function newestOf(store: ReleaseStore, owner: Owner): Promise<string> {
  const change = await lastChange(store, ({ area }) => area === owner)
  return change ? `${change.who} ${deedOf(change)} at ${change.at} (seq ${change.seq}: ${change.why || 'no reason given'})` : ''
}

/** Throws if the owner is not what it was when the change was decided on, and says who has changed it. */
export async function refuseStale(store: ReleaseStore, pointer: Pointer, { owner, base, expectSeq }: Basis): Promise<void> {
  const { release } = liveOf(pointer, owner)
  if (release !== base) {
    const message = `${owner} has changed meanwhile: ${base ?? 'nothing'} was live, now it is ${release ?? 'nothing'}`
    throw new Refusal('stale', message, [await newestOf(store, owner)])
  }
  if (expectSeq === undefined) return
  if (expectSeq > pointer.seq) throw new Refusal('usage', `The pointer stands at seq ${pointer.seq}: there is no ${expectSeq} yet`)
  const change = await lastChange(store, ({ seq, area }) => seq <= expectSeq || area === owner)
  if (change && change.seq > expectSeq) throw new Refusal('stale', `${owner} has changed since seq ${expectSeq}`, [await newestOf(store, owner)])
}
