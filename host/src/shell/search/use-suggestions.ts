import { useEffect, useState } from 'react'
import { apiQuery, useQuery } from '@xhkt/platform/query'
import { useSearchHistory } from '@xhkt/kit/search/history'
import { foldKeyword } from '@xhkt/kit/search/keyword'

const debounceMs = 200
const keptMs = 60_000

export interface SuggestionGroup {
  kind: 'history' | 'hot' | 'suggestion'
  name: string
  words: readonly string[]
}

/** Debounces a value. */
function useDebounced(value: string): string {
  const [debounced, setDebounced] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), debounceMs)
    return () => clearTimeout(timer)
  }, [value])
  return debounced
}

/** The server's suggestions for a text. The query client cancels a request when the text changes. */
function useSuggestions(text: string, open: boolean): readonly string[] {
  const keyword = foldKeyword(text)
  const asked = useDebounced(keyword) === keyword ? keyword : ''
  const { data, isPlaceholderData } = useQuery({
    ...apiQuery('/v1/search/suggest', { keyword: asked }),
    enabled: open && asked !== '',
    gcTime: keptMs,
    placeholderData: (earlier) => earlier,
  })
  if (keyword === '') return []
  const words = [...new Set(data?.list)]
  // Suggestions for the keyword before stay while they match this one too.
  return isPlaceholderData ? words.filter((word) => foldKeyword(word).includes(keyword)) : words
}

/** History and hot words for an empty box, else the server's suggestions. */
export function useSuggestionGroups(text: string, open: boolean): SuggestionGroup[] {
  const isEmpty = foldKeyword(text) === ''
  const history = useSearchHistory()
  const hot = useQuery({ ...apiQuery('/v1/search/hot'), enabled: open && isEmpty })
  const suggestions = useSuggestions(text, open)
  const groups: SuggestionGroup[] = isEmpty
    ? [
        { kind: 'history', name: '搜索历史', words: history },
        { kind: 'hot', name: '热门搜索', words: [...new Set(hot.data?.list)] },
      ]
    : [{ kind: 'suggestion', name: '搜索建议', words: suggestions }]
  return groups.filter(({ words }) => words.length > 0)
}
