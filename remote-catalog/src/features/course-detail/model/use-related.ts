import { useQuery } from '@xhkt/shared/query'
import { relatedQuery } from '../api/body-queries.ts'

export function useRelated(courseId: string, enabled: boolean) {
  const { data, error, isFetching, refetch } = useQuery({ ...relatedQuery(courseId), enabled })
  return { courses: data?.list, error, isFetching, retry: () => void refetch() }
}
