import { QueryClient, queryOptions } from '@tanstack/react-query'
import { api, ApiError, type CallOptions } from '@xhkt/shared/api'
import type { DataOf, PathOf, QueryOf } from '@xhkt/shared/contract'

export { QueryClientProvider, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

/** The one query client of all areas: what the server owns is kept here and nowhere else. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 60_000,
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
