import { apiQuery, useQuery } from '@xhkt/shared/query'

/** So often a group that waits is asked about, in milliseconds: others join it. */
const askMs = 10_000

/** A group as the server has it now; followed while it waits for members, not in a tab out of sight. */
export const useGroup = (groupId: string) =>
  useQuery({
    ...apiQuery('/v1/course/group/detail', { group_id: groupId }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.state === 1 ? askMs : false),
  })
