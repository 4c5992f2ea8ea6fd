import { useCallback, useSyncExternalStore } from 'react'
import { useAuth } from '@xhkt/platform/auth'
import { localJson } from '@xhkt/platform/storage'

/** A key for each learner: what one of them hides, another one of the same browser reads. */
const keyOf = (learner: string): string => `xhkt_blocked_people.${learner}`

/** The oldest are forgotten first. */
const kept = 200

const isList = (value: unknown): value is string[] => Array.isArray(value) && value.every((each) => typeof each === 'string')

const learnerOf = ({ user }: ReturnType<typeof useAuth.getState>): string => user?.user_id ?? ''
const ownKey = (): string => keyOf(learnerOf(useAuth.getState()))

let last: { text: string; people: ReadonlySet<string> } | null = null

/** Ids of the people whose messages the learner does not see in this browser: the same object until it changes. */
export function blockedPeople(): ReadonlySet<string> {
  const stored = localJson.get(ownKey(), isList) ?? []
  const text = stored.join(' ')
  if (last?.text !== text) last = { text, people: new Set(stored) }
  return last.people
}

export const blockPerson = (userId: string): void => void localJson.set(ownKey(), [...blockedPeople(), userId].slice(-kept))

export function unblockPerson(userId: string): void {
  localJson.set(ownKey(), [...blockedPeople()].filter((each) => each !== userId))
}

export function useBlockedPeople(): ReadonlySet<string> {
  const learner = useAuth(learnerOf)
  const subscribe = useCallback((listener: () => void) => localJson.subscribe(keyOf(learner), listener), [learner])
  return useSyncExternalStore(subscribe, blockedPeople)
}
