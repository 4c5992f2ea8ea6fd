import type { Context } from '../../core/context.ts'
import { categoryTree } from './categories.ts'
import { courseDetail } from '../course-detail/course-detail.ts'
import { listCourses, listRelatedCourses } from './list.ts'
import { evaluateTags, listEvaluations } from '../evaluations/evaluations.ts'
import type { Handlers } from '../../core/route.ts'

export const courseHandlers = (context: Context) =>
  ({
    'GET /v1/course/list': ({ query }) => listCourses(context, query),
    'GET /v1/course/category/tree': () => ({ course_count: context.courses.select({}).length, list: categoryTree(context) }),
    'GET /v1/course/detail': ({ query, user }) => courseDetail(context, query.course_id, user),
    'GET /v1/course/related': ({ query }) => ({ list: listRelatedCourses(context, query.course_id) }),
    'GET /v1/evaluate/tags': () => ({ list: evaluateTags(context) }),
    'GET /v1/course/evaluation/list': ({ query }) => listEvaluations(context, query),
  }) satisfies Partial<Handlers>
