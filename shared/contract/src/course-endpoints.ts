import { Type as T } from '@sinclair/typebox'
import { CategoryNode, CourseCard, CourseDetail, CourseFilter } from './course.ts'
import { type Endpoint, Id, PageOf, PageQuery } from './schema.ts'
import { Category } from './system.ts'

export const courseEndpoints = {
  'GET /v1/course/list': {
    summary: 'A page of courses, filtered, of a category of either level or of all; 404002 for an unknown category',
    session: 'none',
    refusals: [404002],
    query: T.Object({
      /** A category of either level; without it all courses. */
      course_category_id: T.Optional(Id),
      ...CourseFilter,
      ...PageQuery,
    }),
    data: T.Composite([
      PageOf(CourseCard),
      T.Object({
        /** The category that was asked for; null: none was. */
        category: T.Union([Category, T.Null()]),
      }),
    ]),
  },
  'GET /v1/course/category/tree': {
    summary: 'The categories of both levels with their course counts',
    session: 'none',
    data: T.Object({ course_count: T.Integer({ minimum: 0 }), list: T.Array(CategoryNode) }),
  },
  'GET /v1/course/detail': {
    summary: 'One course with its outline; 404001 for an unknown one',
    session: 'optional',
    refusals: [404001],
    query: T.Object({ course_id: Id }),
    data: CourseDetail,
  },
  /** Of the same category as a rule, without the course itself; the page takes any. */
  'GET /v1/course/related': {
    summary: 'At most 5 courses that are related to this one',
    session: 'none',
    refusals: [404001],
    query: T.Object({ course_id: Id }),
    data: T.Object({ list: T.Array(CourseCard) }),
  },
} as const satisfies Record<string, Endpoint>
