import type { Owner } from '@xhkt/contract/federation/areas'
import type { Change } from './pointer.ts'

export interface Step {
  owner: Owner
  /** The live release after the step, and the one before it. */
  to: string
  from: string | null
}

type Changes = Iterable<Change> | AsyncIterable<Change>

const isLiveChange = ({ area, share }: Change, owner: Owner): boolean => area === owner && share === undefined

/**
 * The fallback of `to`, which a rollback makes live: the release that `to` replaced when it was promoted. If that is the release which is
 * rolled back, the search goes on with the release that this one replaced. `changes`: the earlier changes, newest first.
 */
export async function fallbackAfterRollback(changes: Changes, { owner, to, from: rolledBack }: Step): Promise<string | null> {
  let wanted = to
  for await (const change of changes) {
    const { from, action } = change
    if (!isLiveChange(change, owner) || change.to !== wanted || action === 'rollback') continue
    if (from === null || (from !== rolledBack && from !== to)) return from
    wanted = from
  }
  return null
}

async function* before(changes: Changes, seq: number): AsyncGenerator<Change> {
  for await (const change of changes) if (change.seq < seq) yield change
}

/** The fallback of a release while it was live. `changes`: those before its replacement, newest first; they are iterated more than once. */
export async function fallbackWhileLive(changes: Change[] | AsyncIterable<Change>, owner: Owner, release: string): Promise<string | null> {
  for await (const change of changes) {
    if (!isLiveChange(change, owner) || change.to !== release) continue
    const { action, from, to, seq } = change
    return action === 'rollback' ? fallbackAfterRollback(before(changes, seq), { owner, to, from }) : from
  }
  return null
}
