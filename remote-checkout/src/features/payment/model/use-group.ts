import { useAuth } from '@xhkt/platform/auth'
import { apiQuery, useQuery } from '@xhkt/platform/query'

/** So often a group that waits is asked about, in milliseconds: others join it. */
export const groupAskMs = 10_000

/**
 * A group as the server has it now; followed while it waits for members, not in a tab out of sight. Nor while a session that is over waits
 * for its learner: what is told a visitor would stand where the member's is.
 */
export function useGroup(groupId: string) {
  const isLapsed = useAuth(({ lapsed }) => lapsed !== null)
  return useQuery({
    ...apiQuery('/v1/course/group/detail', { group_id: groupId }),
    staleTime: 0,
    enabled: ({ state }) => !isLapsed || state.data === undefined,
    refetchInterval: ({ state }) => (state.data?.state === 1 ? groupAskMs : false),
  })
}
