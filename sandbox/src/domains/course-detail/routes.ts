import type { Context } from '../../core/context.ts'
import { courseDetail } from './course-detail.ts'
import type { Handlers } from '../../core/route.ts'

export const courseDetailHandlers = (context: Context) =>
  ({
    'GET /v1/course/detail': ({ query, user }) => courseDetail(context, query.course_id, user),
  }) satisfies Partial<Handlers>
