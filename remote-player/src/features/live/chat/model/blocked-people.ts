import { useSyncExternalStore } from 'react'
import { localJson } from '@xhkt/platform/storage'

const key = 'xhkt_blocked_people'

/** The oldest are forgotten first. */
const kept = 200

const isList = (value: unknown): value is string[] => Array.isArray(value) && value.every((each) => typeof each === 'string')

let last: { text: string; people: ReadonlySet<string> } | null = null

/** Ids of the people whose messages this browser does not show: the same object until it changes. */
export function blockedPeople(): ReadonlySet<string> {
  const stored = localJson.get(key, isList) ?? []
  const text = stored.join(' ')
  if (last?.text !== text) last = { text, people: new Set(stored) }
  return last.people
}

export const blockPerson = (userId: string): void => void localJson.set(key, [...blockedPeople(), userId].slice(-kept))

export function unblockPerson(userId: string): void {
  localJson.set(key, [...blockedPeople()].filter((each) => each !== userId))
}

const subscribe = (listener: () => void) => localJson.subscribe(key, listener)

export const useBlockedPeople = (): ReadonlySet<string> => useSyncExternalStore(subscribe, blockedPeople)
