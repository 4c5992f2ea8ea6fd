import { QueryCache, QueryClient, queryOptions } from '@tanstack/react-query'
import { api, ApiError, type CallOptions } from '@xhkt/platform/api'
import type { DataOf, PathOf, QueryOf } from '@xhkt/contract'

export { QueryClientProvider, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

/** The one query client of all areas: what the server owns is kept here and nowhere else. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    // That the session is over says nothing about what is on the screen: an error in its place would take along what the
    // learner has typed there.
    onError: (error, query) => {
      const isLapse = error instanceof ApiError && error.kind === 'expired'
      if (isLapse && query.state.data !== undefined) query.setState({ status: 'success', error: null })
    },
  }),
  defaultOptions: {
    queries: {
      staleTime: 60_000,
      // A page that was left is whole when its learner comes back from reading another.
      gcTime: 1_800_000,
      // A refusal by the server is an answer; only a failed transport is worth a second try.
      retry: (count, error) => count < 1 && error instanceof ApiError && error.kind === 'transport',
      refetchOnWindowFocus: false,
    },
  },
})

/**
 * Options of a query for one GET of the contract: keyed by path and query, cancelled when its page goes.
 * The page shows its own error state, so a failure raises no toast unless asked for.
 */
export function apiQuery<P extends PathOf<'GET'>>(path: P, query?: QueryOf<'GET', P>, options?: CallOptions) {
  return queryOptions<DataOf<'GET', P>, ApiError>({
    queryKey: [path, query ?? null],
    queryFn: ({ signal }) => api.get(path, { toast: false, ...options, query, signal }),
  })
}
