import { useSyncExternalStore } from 'react'
import { localJson } from '@xhkt/platform/storage'
import { foldKeyword, tidyKeyword } from './keyword.ts'

/** Local storage key of the search history. */
const historyKey = 'xhkt_search_history'
const historyLimit = 10

const isWords = (value: unknown): value is string[] => Array.isArray(value) && value.every((word) => typeof word === 'string')

/** Anybody can edit a storage, so keywords are tidied and duplicates removed. */
function read(): string[] {
  const words = localJson.get(historyKey, isWords) ?? []
  return [...new Set(words.map(tidyKeyword))].filter(Boolean).slice(0, historyLimit)
}

function write(words: readonly string[]): void {
  if (words.length > 0) localJson.set(historyKey, words)
  else localJson.remove(historyKey)
}

const without = (keyword: string): string[] => read().filter((word) => foldKeyword(word) !== foldKeyword(keyword))

/** Adds a keyword at the start. Replaces one that differs only in case. Keeps the newest ten. */
export function recordSearch(keyword: string): void {
  const word = tidyKeyword(keyword)
  if (word) write([word, ...without(word)].slice(0, historyLimit))
}

export const removeSearch = (keyword: string): void => write(without(keyword))

export const clearSearches = (): void => write([])

const subscribe = (listener: () => void): (() => void) => localJson.subscribe(historyKey, listener)
// React compares snapshots by identity, so the snapshot is a string.
const snapshot = (): string => JSON.stringify(read())

/** The searches of this browser, newest first, at most ten. Follows other tabs. */
export function useSearchHistory(): readonly string[] {
  return JSON.parse(useSyncExternalStore(subscribe, snapshot)) as string[]
}
