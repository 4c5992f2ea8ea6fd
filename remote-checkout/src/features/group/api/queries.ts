import { apiQuery } from '@xhkt/platform/query'

export const groupQuery = (groupId: string) => ({ ...apiQuery('/v1/course/group/detail', { group_id: groupId }), staleTime: 0 })
