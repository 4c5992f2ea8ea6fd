import { useQuery } from '@xhkt/platform/query'
import { useSearchHistory } from '@xhkt/kit/search/history'
import { type Choices, queryOf } from '../../../kit/list/choices.ts'
import { hotQuery, searchQuery } from '../api/search-query.ts'

/** The courses for a keyword. Keeps the previous ones while others load, and cancels a request that is overtaken. */
export const useSearch = (keyword: string, choices: Choices) =>
  useQuery({ ...searchQuery({ keyword, ...queryOf(choices) }), placeholderData: (shown) => shown })

export interface WordList {
  name: string
  words: readonly string[]
}

/** Other words to search for: the browser's history and the hot words. A list that fails is left out. */
export function useWords({ history }: { history: boolean }): WordList[] {
  const { data } = useQuery(hotQuery)
  const searched = useSearchHistory()
  return [
    { name: '搜索历史', words: history ? searched : [] },
    { name: '热门搜索', words: [...new Set(data?.list)] },
  ].filter(({ words }) => words.length > 0)
}
