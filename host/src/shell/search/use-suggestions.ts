import { apiQuery, useQuery } from '@xhkt/platform/query'
import type { InlineErrorProps } from '@xhkt/kit/ui/inline-error'
import { readError } from '@xhkt/kit/query/read-error'
import { useSearchHistory } from '@xhkt/kit/search/history'
import { foldKeyword } from '@xhkt/kit/search/keyword'
import { useDebounced } from '@xhkt/kit/time/use-debounced'

const debounceMs = 200
const keptMs = 60_000

export interface SuggestionGroup {
  kind: 'history' | 'hot' | 'suggestion'
  name: string
  words: readonly string[]
}

/** The server's suggestions for a text. The query client cancels a request when the text changes. */
function useSuggestions(text: string, open: boolean) {
  const keyword = foldKeyword(text)
  const asked = useDebounced(keyword, debounceMs, '') === keyword ? keyword : ''
  const read = useQuery({
    ...apiQuery('/v1/search/suggest', { keyword: asked }),
    enabled: open && asked !== '',
    gcTime: keptMs,
    placeholderData: (earlier) => earlier,
  })
  const words = [...new Set(read.data?.list)]
  // Suggestions for the keyword before stay while they match this one too.
  return { ...read, words: read.isPlaceholderData ? words.filter((word) => foldKeyword(word).includes(keyword)) : words }
}

interface Suggested {
  groups: SuggestionGroup[]
  /** The list that failed to load. */
  failed: InlineErrorProps | null
}

/** History and hot words for an empty box, else the server's suggestions. */
export function useSuggestionGroups(text: string, open: boolean): Suggested {
  const isEmpty = foldKeyword(text) === ''
  const history = useSearchHistory()
  const hot = useQuery({ ...apiQuery('/v1/search/hot'), enabled: open && isEmpty })
  const suggestions = useSuggestions(text, open)
  const groups: SuggestionGroup[] = isEmpty
    ? [
        { kind: 'history', name: '搜索历史', words: history },
        { kind: 'hot', name: '热门搜索', words: [...new Set(hot.data?.list)] },
      ]
    : [{ kind: 'suggestion', name: '搜索建议', words: suggestions.words }]
  const [read, name] = isEmpty ? [hot, '热门搜索'] : [suggestions, '搜索建议']
  const error = read.data ? null : readError(read)
  return {
    groups: groups.filter(({ words }) => words.length > 0),
    failed: error ? { name, error, onRetry: () => void read.refetch(), retrying: read.isFetching } : null,
  }
}
