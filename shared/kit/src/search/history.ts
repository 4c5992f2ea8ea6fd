import { useSyncExternalStore } from 'react'
import { localItem } from '@xhkt/platform/storage'
import { foldKeyword, tidyKeyword } from './keyword.ts'

const stored = localItem('xhkt_search_history', ['text'])
const historyLimit = 10

/** Anybody can edit a storage, so keywords are tidied and duplicates removed. */
function read(): string[] {
  const words = stored.get() ?? []
  return [...new Set(words.map(tidyKeyword))].filter(Boolean).slice(0, historyLimit)
}

function write(words: readonly string[]): void {
  if (words.length > 0) stored.set(words)
  else stored.remove()
}

const without = (keyword: string): string[] => read().filter((word) => foldKeyword(word) !== foldKeyword(keyword))

/** Adds a keyword at the start. Replaces one that differs only in case. Keeps the newest ten. */
export function recordSearch(keyword: string): void {
  const word = tidyKeyword(keyword)
  if (word) write([word, ...without(word)].slice(0, historyLimit))
}

export const removeSearch = (keyword: string): void => write(without(keyword))

export const clearSearches = (): void => write([])

const subscribe = (listener: () => void): (() => void) => stored.subscribe(listener)
// React compares snapshots by identity, so the snapshot is a string.
const snapshot = (): string => JSON.stringify(read())

/** The searches of this browser, newest first, at most ten. Follows other tabs. */
export function useSearchHistory(): readonly string[] {
  return JSON.parse(useSyncExternalStore(subscribe, snapshot)) as string[]
}
