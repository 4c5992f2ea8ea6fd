import type { Owner } from '@xhkt/contract/federation/areas'
import type { Change } from './pointer.ts'

interface Step {
  owner: Owner
  /** What is live after it, and what was before. */
  to: string
  from: string | null
}

type Changes = Iterable<Change> | AsyncIterable<Change>

const isLiveChange = ({ area, share }: Change, owner: Owner): boolean => area === owner && share === undefined

/**
 * What stands behind a release that is gone back to: what it took the place of when it was promoted. What is taken back is
 * no fallback for anyone: then it is what that one took the place of. `changes` are those before, newest first.
 */
export async function standsBehind(changes: Changes, { owner, to, from: taken }: Step): Promise<string | null> {
  let wanted = to
  for await (const change of changes) {
    const { from, action } = change
    if (!isLiveChange(change, owner) || change.to !== wanted || action === 'rollback') continue
    if (from === null || (from !== taken && from !== to)) return from
    wanted = from
  }
  return null
}

/** What pages fell back to from a release as long as it was live. `changes` are those before its end, newest first. */
export async function stoodBehind(changes: Change[], owner: Owner, release: string): Promise<string | null> {
  const at = changes.findIndex((change) => isLiveChange(change, owner) && change.to === release)
  const change = changes[at]
  if (!change) return null
  const { action, from, to } = change
  return action === 'rollback' ? standsBehind(changes.slice(at + 1), { owner, to, from }) : from
}
