import { useEffect, useState } from 'react'
import { apiQuery, useQuery } from '@xhkt/platform/query'
import { useSearchHistory } from '@xhkt/kit/search/history'
import { foldKeyword } from '@xhkt/kit/search/keyword'

const typingPauseMs = 200
const keptMs = 60_000

export interface Offers {
  kind: 'history' | 'hot' | 'suggestion'
  name: string
  words: readonly string[]
}

/** The value once it has stood still for a while. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), typingPauseMs)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}

/** The words for what has been typed. A request that is overtaken is cancelled: its query has nobody left who wants it. */
function useSuggestions(text: string, open: boolean): readonly string[] {
  const keyword = foldKeyword(text)
  const asked = useSettled(keyword) === keyword ? keyword : ''
  const { data, isPlaceholderData } = useQuery({
    ...apiQuery('/v1/search/suggest', { keyword: asked }),
    enabled: open && asked !== '',
    gcTime: keptMs,
    placeholderData: (earlier) => earlier,
  })
  if (keyword === '') return []
  const words = [...new Set(data?.list)]
  // Those of an earlier keyword stay as long as they are right for this one too.
  return isPlaceholderData ? words.filter((word) => foldKeyword(word).includes(keyword)) : words
}

/** What the box offers: for an empty one what was searched for here and what many search for, else words for what is typed. */
export function useOffers(text: string, open: boolean): Offers[] {
  const isEmpty = foldKeyword(text) === ''
  const history = useSearchHistory()
  const hot = useQuery({ ...apiQuery('/v1/search/hot'), enabled: open && isEmpty })
  const suggestions = useSuggestions(text, open)
  const offers: Offers[] = isEmpty
    ? [
        { kind: 'history', name: '搜索历史', words: history },
        { kind: 'hot', name: '热门搜索', words: [...new Set(hot.data?.list)] },
      ]
    : [{ kind: 'suggestion', name: '搜索建议', words: suggestions }]
  return offers.filter(({ words }) => words.length > 0)
}
