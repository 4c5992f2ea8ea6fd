import { QueryCache, QueryClient, queryOptions } from '@tanstack/react-query'
import { api, ApiError, type CallOptions } from '@xhkt/platform/api'
import type { DataOf, PathOf, QueryOf } from '@xhkt/contract'

/**
 * `onlineManager` is the one state of the connection. The host keeps it: false while the site cannot be reached, whatever the browser says
 * (host/src/shell/connection/watch-connection.ts). Reads wait while it is false. Then those that have failed or are stale are sent again.
 */
export { onlineManager, QueryClientProvider, replaceEqualDeep, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

/**
 * TanStack Query keeps a first request under way when its query is invalidated. Its answer may be older than the change
 * (docs/decisions/033-prefetch-and-cached-answers.md).
 */
class RestartingQueryClient extends QueryClient {
  override invalidateQueries(...[filters, options]: Parameters<QueryClient['invalidateQueries']>): Promise<void> {
    for (const query of this.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' })) {
      if (query.state.data !== undefined || !query.isActive()) continue
      void query.cancel({ silent: true })
      query.fetch().catch(() => undefined)
    }
    return super.invalidateQueries(filters, options)
  }
}

/** The query client of all areas. Data of the server is kept nowhere else. */
export const queryClient: QueryClient = new RestartingQueryClient({
  queryCache: new QueryCache({
    // When the session expires, the data on the screen stays: an error view in its place would discard what the learner typed there.
    onError: (error, query) => {
      const isExpired = error instanceof ApiError && error.kind === 'expired'
      if (isExpired && query.state.data !== undefined) query.setState({ status: 'success', error: null })
    },
  }),
  defaultOptions: {
    queries: {
      staleTime: 60_000,
      // A page still has its data when the learner comes back from a long visit of another page.
      gcTime: 1_800_000,
      // A refusal is an answer. Only a failed transport is retried, once.
      retry: (count, error) => count < 1 && error instanceof ApiError && error.kind === 'transport',
      refetchOnWindowFocus: false,
    },
  },
})

/**
 * The query options for a GET of the contract. Path and query are the key. The call is cancelled when the page unmounts. A failure shows
 * no toast, because the page shows it (docs/product/api.md#failed-reads); `options` can change that.
 */
export function apiQuery<P extends PathOf<'GET'>>(path: P, query?: QueryOf<'GET', P>, options?: CallOptions) {
  return queryOptions<DataOf<'GET', P>, ApiError>({
    queryKey: [path, query ?? null],
    queryFn: ({ signal }) => api.get(path, { toast: false, ...options, query, signal }),
  })
}
