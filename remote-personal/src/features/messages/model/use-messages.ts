import type { MessageKind } from '@xhkt/contract'
import { api } from '@xhkt/platform/api'
import { apiQuery, useQuery, useQueryClient } from '@xhkt/platform/query'
import { showUnread, unreadOf } from './message-cache.ts'

/**
 * A page of messages. The previous page stays until it loads. Refetched at every visit and when the tab is shown: messages arrive by
 * themselves. Its answer is the count in the top bar too.
 */
export function useMessages(page: number, kind: MessageKind | undefined) {
  const client = useQueryClient()
  // Defaults are left out, so that the request equals the early request of the route.
  const query = page > 1 || kind ? { ...(kind && { kind }), ...(page > 1 && { page }) } : undefined
  return useQuery({
    ...apiQuery('/v1/user/notice/list', query),
    queryFn: async ({ signal }) => {
      const answer = await api.get('/v1/user/notice/list', { query, signal, toast: false })
      showUnread(client, unreadOf(answer))
      return answer
    },
    placeholderData: (shown) => shown,
    staleTime: 0,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  })
}
