import { useSyncExternalStore } from 'react'
import { localJson } from '@xhkt/platform/storage'
import { foldKeyword, tidyKeyword } from './keyword.ts'

/** Local storage: the searches of this browser, newest first. */
const historyKey = 'xhkt_search_history'
const historyLimit = 10

const isWords = (value: unknown): value is string[] => Array.isArray(value) && value.every((word) => typeof word === 'string')

/** Anyone can edit a storage: the words are tidied and each is kept once. */
function read(): string[] {
  const words = localJson.get(historyKey, isWords) ?? []
  return [...new Set(words.map(tidyKeyword))].filter(Boolean).slice(0, historyLimit)
}

function write(words: readonly string[]): void {
  if (words.length > 0) localJson.set(historyKey, words)
  else localJson.remove(historyKey)
}

const without = (keyword: string): string[] => read().filter((word) => foldKeyword(word) !== foldKeyword(keyword))

/** Puts a keyword first. A word that differs in case only is replaced. Keeps the newest ten. */
export function noteSearch(keyword: string): void {
  const word = tidyKeyword(keyword)
  if (word) write([word, ...without(word)].slice(0, historyLimit))
}

export const forgetSearch = (keyword: string): void => write(without(keyword))

export const forgetSearches = (): void => write([])

const subscribe = (listener: () => void): (() => void) => localJson.subscribe(historyKey, listener)
// React compares snapshots by identity: a string is the same while the words are.
const snapshot = (): string => JSON.stringify(read())

/** The searches of this browser, newest first, at most ten. Follows other tabs. */
export function useSearchHistory(): readonly string[] {
  return JSON.parse(useSyncExternalStore(subscribe, snapshot)) as string[]
}
