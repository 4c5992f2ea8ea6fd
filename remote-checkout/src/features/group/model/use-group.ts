import { groupState } from '@xhkt/contract/constants'
import { useAuth } from '@xhkt/platform/auth'
import { useQuery } from '@xhkt/platform/query'
import { groupPollMs } from '@xhkt/kit/order/use-order'
import { groupQuery } from '../api/queries.ts'

/**
 * A group, refetched while it fills and the tab is visible. Not after the session has ended: a visitor's answer would replace the
 * member's.
 */
export function useGroup(groupId: string) {
  const isExpired = useAuth(({ expiredUserId }) => expiredUserId !== null)
  return useQuery({
    ...groupQuery(groupId),
    enabled: ({ state }) => !isExpired || state.data === undefined,
    refetchInterval: ({ state }) => (state.data?.state === groupState.filling ? groupPollMs : false),
  })
}
