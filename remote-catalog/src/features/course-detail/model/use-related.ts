import { useQuery } from '@xhkt/platform/query'
import { faultOf } from '@xhkt/kit/query/fault'
import { relatedQuery } from '../api/body-queries.ts'

export function useRelated(courseId: string, enabled: boolean) {
  const query = useQuery({ ...relatedQuery(courseId), enabled })
  const { data, isFetching, refetch } = query
  return { courses: data?.list, error: faultOf(query), isFetching, retry: () => void refetch() }
}
