import { apiQuery, useQuery } from '@xhkt/platform/query'
import type { CourseList } from './course-address.ts'

/** A page of my courses; the previous page until it loads. Refetched at every visit: the learner may come from a lesson. */
export const useMyCourses = ({ query }: CourseList) =>
  useQuery({
    ...apiQuery('/v1/user/course/list', query),
    placeholderData: (shown) => shown,
    staleTime: 0,
    refetchOnMount: 'always',
  })
