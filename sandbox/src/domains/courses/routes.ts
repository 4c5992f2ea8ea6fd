import type { Context } from '../../core/context.ts'
import { categoryTree, listCategories } from './categories.ts'
import { listCourses, listRelatedCourses } from './list.ts'
import type { Handlers } from '../../core/route.ts'

export const courseHandlers = (context: Context) =>
  ({
    'GET /v1/menu': () => ({ list: listCategories(context) }),
    'GET /v1/course/list': ({ query }) => listCourses(context, query),
    'GET /v1/course/category/tree': () => ({ course_count: context.courses.select({}).length, list: categoryTree(context) }),
    'GET /v1/course/related': ({ query }) => ({ list: listRelatedCourses(context, query.course_id) }),
  }) satisfies Partial<Handlers>
