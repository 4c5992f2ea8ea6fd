import { useSyncExternalStore } from 'react'
import { sessionItem } from '@xhkt/platform/storage'
import { toast } from '@xhkt/platform/toast'
import { isId } from '../is-id.ts'

/** A comparison has at most so many courses. */
export const mostCompared = 4

/** Ids as in the address of the comparison: `1001-1002`. */
const stored = sessionItem('xhkt_compared', 'text')

/** The ids in an address or a storage, each once. */
export const idsIn = (text: string): string[] => [...new Set(text.split('-'))].filter(isId)

/** The ids in a text, as many as can be compared. */
const comparedIds = (text: string): string[] => idsIn(text).slice(0, mostCompared)

const read = (): string => stored.get() ?? ''

/** Chooses these courses for the comparison, in place of those before. */
export const chooseForComparison = (ids: readonly string[]): boolean => stored.set(ids.join('-'))

/** Chooses a course for the comparison, or takes it out again. A toast says that no more can be chosen. */
export function toggleCompared(id: string): void {
  const ids = comparedIds(read())
  if (ids.includes(id)) chooseForComparison(ids.filter((each) => each !== id))
  else if (ids.length < mostCompared) chooseForComparison([...ids, id])
  else toast.info(`最多对比 ${mostCompared} 门课程`)
}

const subscribe = (listener: () => void): (() => void) => stored.subscribe(listener)

/** The courses that the learner has chosen for the comparison, in this tab. */
export const useCompared = (): string[] => comparedIds(useSyncExternalStore(subscribe, read))
