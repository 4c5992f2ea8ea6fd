import { useSyncExternalStore } from 'react'
import { sessionItem } from '@xhkt/platform/storage'
import { toast } from '@xhkt/platform/toast'
import { isId } from '../is-id.ts'

/** A comparison has at most so many courses. */
export const mostCompared = 4

const stored = sessionItem('xhkt_compared', ['text'])

/** The ids of a comparison: each once, and not too many. A storage or an address may hold anything. */
export const comparedIds = (ids: readonly string[]): string[] => [...new Set(ids)].filter(isId).slice(0, mostCompared)

const read = (): string[] => comparedIds(stored.get() ?? [])

/** Chooses these courses for the comparison, in place of those before. */
export function chooseForComparison(ids: readonly string[]): void {
  if (ids.length > 0) stored.set([...ids])
  else stored.remove()
}

/** Chooses a course for the comparison, or takes it out again. A toast says that no more can be chosen. */
export function toggleCompared(id: string): void {
  const ids = read()
  if (ids.includes(id)) chooseForComparison(ids.filter((each) => each !== id))
  else if (ids.length < mostCompared) chooseForComparison([...ids, id])
  else toast.info(`最多对比 ${mostCompared} 门课程`)
}

const subscribe = (listener: () => void): (() => void) => stored.subscribe(listener)
// React compares snapshots by identity, so the snapshot is a string.
const snapshot = (): string => read().join()

/** The courses that the learner has chosen for the comparison, in this tab. */
export const useCompared = (): string[] => useSyncExternalStore(subscribe, snapshot).split(',').filter(Boolean)
