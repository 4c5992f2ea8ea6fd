import { apiQuery, useQuery } from '@xhkt/platform/query'

/** The study time. Refetched at every visit: the learner may come from a lesson. */
export const useStudyData = () => useQuery({ ...apiQuery('/v1/user/study/data'), staleTime: 0, refetchOnMount: 'always' })

const target = apiQuery('/v1/user/study/target')
export const targetKey = target.queryKey
export const useStudyTarget = () => useQuery(target)
