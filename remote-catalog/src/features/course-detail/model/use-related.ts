import { useQuery } from '@xhkt/platform/query'
import { relatedQuery } from '../api/body-queries.ts'

export const useRelated = (courseId: string, enabled: boolean) => useQuery({ ...relatedQuery(courseId), enabled })
