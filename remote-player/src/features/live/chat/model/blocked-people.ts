import { useCallback, useSyncExternalStore } from 'react'
import { useAuth } from '@xhkt/platform/auth'
import { localItem } from '@xhkt/platform/storage'

/** A key for each learner: what one of them hides, another one of the same browser reads. */
const storedOf = (learner: string) => localItem(`xhkt_blocked_people.${learner}`, ['token'])

/** The oldest are forgotten first. */
const kept = 200

const learnerOf = ({ user }: ReturnType<typeof useAuth.getState>): string => user?.user_id ?? ''
const stored = () => storedOf(learnerOf(useAuth.getState()))

let last: { text: string; people: ReadonlySet<string> } | null = null

/** Ids of the people whose messages the learner does not see in this browser: the same object until it changes. */
export function blockedPeople(): ReadonlySet<string> {
  const ids = stored().get() ?? []
  const text = ids.join(' ')
  if (last?.text !== text) last = { text, people: new Set(ids) }
  return last.people
}

export const blockPerson = (userId: string): void => void stored().set([...blockedPeople(), userId].slice(-kept))

export function unblockPerson(userId: string): void {
  stored().set([...blockedPeople()].filter((each) => each !== userId))
}

export function useBlockedPeople(): ReadonlySet<string> {
  const learner = useAuth(learnerOf)
  const subscribe = useCallback((listener: () => void) => storedOf(learner).subscribe(listener), [learner])
  return useSyncExternalStore(subscribe, blockedPeople)
}
