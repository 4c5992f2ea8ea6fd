import type { ApiError } from '@xhkt/platform/api'
import { useQuery } from '@xhkt/platform/query'
import { readError } from '@xhkt/kit/query/read-error'
import type { Read } from '@xhkt/kit/ui/read-view'
import { useDebounced } from '@xhkt/kit/time/use-debounced'

/** Milliseconds without a key before a search is sent. */
const debounceMs = 300

export interface SearchOption {
  id: string
  name: string
}

export interface SearchSource {
  /** Tells the answers of this search from those of others: the path of the call. */
  name: string
  /** Ends the call when `signal` is aborted, as when another search replaces it. Throws an ApiError. */
  search: (keyword: string, signal: AbortSignal) => Promise<readonly SearchOption[]>
}

export type SearchResult =
  | { state: 'searching' }
  | { state: 'found'; options: readonly SearchOption[] }
  | { state: 'failed'; query: Read<unknown> }

/** What is found for a keyword; nothing is searched for an empty one. The query client cancels the search of an earlier keyword. */
export function useSearchOptions({ name, search }: SearchSource, keyword: string): SearchResult {
  const asked = useDebounced(keyword, debounceMs, '')
  const query = useQuery<readonly SearchOption[], ApiError>({
    queryKey: ['search-select', name, asked],
    queryFn: ({ signal }) => search(asked, signal),
    enabled: asked !== '' && asked === keyword,
  })
  if (asked !== keyword) return { state: 'searching' }
  if (query.data) return { state: 'found', options: query.data }
  if (asked === '' || !readError(query)) return { state: 'searching' }
  return { state: 'failed', query }
}
