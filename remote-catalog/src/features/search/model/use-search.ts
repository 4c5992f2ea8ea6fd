import { useQuery } from '@xhkt/platform/query'
import { readError } from '@xhkt/kit/query/read-error'
import type { InlineErrorProps } from '@xhkt/kit/ui/inline-error'
import { useSearchHistory } from '@xhkt/kit/search/history'
import { type Choices, queryOf } from '../../../common/list/choices.ts'
import { hotQuery, searchQuery } from '../api/queries.ts'

/** The courses for a keyword. Keeps the previous ones while others load, and cancels a request that is overtaken. */
export const useSearch = (keyword: string, choices: Choices) =>
  useQuery({ ...searchQuery({ keyword, ...queryOf(choices) }), placeholderData: (shown) => shown })

export interface WordList {
  name: string
  words: readonly string[]
  /** Set when the list failed to load. */
  failed?: Pick<InlineErrorProps, 'error' | 'onRetry' | 'retrying'>
}

/** Other words to search for: the browser's history and the hot words. */
export function useWords({ history }: { history: boolean }): WordList[] {
  const hot = useQuery(hotQuery)
  const searched = useSearchHistory()
  const error = hot.data ? null : readError(hot)
  const failed = error ? { error, onRetry: () => void hot.refetch(), retrying: hot.isFetching } : undefined
  return [
    { name: '搜索历史', words: history ? searched : [] },
    { name: '热门搜索', words: [...new Set(hot.data?.list)], failed },
  ].filter((list) => list.words.length > 0 || list.failed)
}
