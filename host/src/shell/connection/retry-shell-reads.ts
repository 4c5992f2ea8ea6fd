import { queryClient } from '@xhkt/platform/query'
import { isShellQuery } from '../root-view/shell-data.ts'

interface CacheEvent {
  query: { queryHash: string; queryKey: readonly unknown[] }
  action?: { type: string }
}

/**
 * Once a read of the page succeeds that failed before, such as by 重试, the API answers again. Then the bar and the footer request what
 * they miss at once. By themselves they would first wait for a request that hangs.
 */
export function retryShellReads(): void {
  const failed = new Set<string>()
  queryClient.getQueryCache().subscribe(({ query, action }: CacheEvent) => {
    if (!action || isShellQuery(query.queryKey)) return
    if (action.type === 'error') failed.add(query.queryHash)
    else if (action.type === 'success' && failed.delete(query.queryHash))
      void queryClient.invalidateQueries({ predicate: ({ queryKey, state }) => isShellQuery(queryKey) && state.data === undefined })
  })
}
