import { useEffect, useState } from 'react'
import { localJson } from '@xhkt/shared/storage'
import { foldKeyword, tidyKeyword } from './keyword.ts'

/** Local storage: what was searched for in this browser, newest first. */
const historyKey = 'xhkt_search_history'
const historyLimit = 10

const isWords = (value: unknown): value is string[] => Array.isArray(value) && value.every((word) => typeof word === 'string')

/** Whoever wrote it: what is read are keywords, each once. */
function read(): string[] {
  const words = localJson.get(historyKey, isWords) ?? []
  return [...new Set(words.map(tidyKeyword))].filter(Boolean).slice(0, historyLimit)
}

function write(words: readonly string[]): void {
  if (words.length > 0) localJson.set(historyKey, words)
  else localJson.remove(historyKey)
  // The browser tells the other tabs; who reads it in this one, be it in another area, hears of it in the same way.
  dispatchEvent(new StorageEvent('storage', { key: historyKey }))
}

const without = (keyword: string): string[] => read().filter((word) => foldKeyword(word) !== foldKeyword(keyword))

/** Puts a keyword first, once, whatever its case; the oldest of more than ten goes. */
export function noteSearch(keyword: string): void {
  const word = tidyKeyword(keyword)
  if (word) write([word, ...without(word)].slice(0, historyLimit))
}

export const forgetSearch = (keyword: string): void => write(without(keyword))

export const forgetSearches = (): void => write([])

/** What was searched for in this browser, newest first, at most ten; followed in every tab. */
export function useSearchHistory(): readonly string[] {
  const [words, setWords] = useState<readonly string[]>(read)
  useEffect(() => {
    const follow = ({ key }: StorageEvent): void => {
      // A key of null: the whole storage was emptied.
      if (key === historyKey || key === null) setWords(read())
    }
    addEventListener('storage', follow)
    return () => removeEventListener('storage', follow)
  }, [])
  return words
}
