import type { Owner } from '@xhkt/contract/federation/areas'
import type { Change } from './pointer.ts'

interface Step {
  owner: Owner
  /** The live release after the step, and the one before it. */
  to: string
  from: string | null
}

type Changes = Iterable<Change> | AsyncIterable<Change>

const isLiveChange = ({ area, share }: Change, owner: Owner): boolean => area === owner && share === undefined

/**
 * The fallback of a release that a rollback makes live: the release that it replaced when it was promoted. If that is the
 * release that was rolled back, the one that this replaced, and so on. `changes` are the earlier ones, newest first.
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

/** The fallback of a release while it was live. `changes` are those before it was replaced, newest first. */
export async function fallbackWhileLive(changes: Change[], owner: Owner, release: string): Promise<string | null> {
  const at = changes.findIndex((change) => isLiveChange(change, owner) && change.to === release)
  const change = changes[at]
  if (!change) return null
  const { action, from, to } = change
  return action === 'rollback' ? fallbackAfterRollback(changes.slice(at + 1), { owner, to, from }) : from
}
