import type { Context } from '../../core/context.ts'
import { requireCourse } from '../courses/cards.ts'
import { groupDetail } from './group-detail.ts'
import { listOpenGroups } from './groups.ts'
import type { Handlers } from '../../core/route.ts'

export const groupHandlers = (context: Context) =>
  ({
    'GET /v1/course/group/list': ({ query, user }) => ({ list: listOpenGroups(context, requireCourse(context, query.course_id).id, user) }),
    'GET /v1/course/group/detail': ({ query, user }) => groupDetail(context, query.group_id, user),
  }) satisfies Partial<Handlers>
