import { useQuery } from '@xhkt/platform/query'
import { useSearchHistory } from '@xhkt/kit/search/history'
import { type Choices, queryOf } from '../../../kit/list/choices.ts'
import { hotQuery, searchQuery } from '../api/search-query.ts'

/** The courses that a keyword finds. What was there stays meanwhile; a question that is overtaken is cancelled. */
export const useSearch = (keyword: string, choices: Choices) =>
  useQuery({ ...searchQuery({ keyword, ...queryOf(choices) }), placeholderData: (shown) => shown })

export interface WordList {
  name: string
  words: readonly string[]
}

/** What else could be searched for: what was, in this browser, and what many search for. A list that cannot be had is left out. */
export function useWords({ history }: { history: boolean }): WordList[] {
  const { data } = useQuery(hotQuery)
  const searched = useSearchHistory()
  return [
    { name: '搜索历史', words: history ? searched : [] },
    { name: '热门搜索', words: [...new Set(data?.list)] },
  ].filter(({ words }) => words.length > 0)
}
