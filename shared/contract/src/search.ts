import { type Static, Type as T } from '@sinclair/typebox'
import { CourseCard, CourseFilter } from './course.ts'
import { type Endpoint, PageOf, PageQuery } from './schema.ts'

/** What was typed; blanks at the ends, case and full-width forms do not count. */
const Keyword = T.String({ minLength: 1, maxLength: 50 })

/** Of what is found, also what else of it is searched. */
export const FoundCourse = T.Composite([
  CourseCard,
  T.Object({
    /** Its categories and further teachers; those that hold a word of the keyword lead. */
    names: T.Optional(T.Array(T.String({ minLength: 1 }))),
  }),
])
export type FoundCourse = Static<typeof FoundCourse>

export const searchEndpoints = {
  'GET /v1/search': {
    summary: 'Courses whose title, teacher, category or summary holds every word of the keyword; by default the best match first',
    session: 'none',
    query: T.Object({ keyword: Keyword, ...CourseFilter, ...PageQuery }),
    data: PageOf(FoundCourse),
  },
  'GET /v1/search/suggest': {
    summary: 'At most 8 words to search for, for what has been typed so far',
    session: 'none',
    query: T.Object({ keyword: Keyword }),
    data: T.Object({ list: T.Array(T.String({ minLength: 1 })) }),
  },
  'GET /v1/search/hot': {
    summary: 'At most 8 words that many search for, for a box that is empty',
    session: 'none',
    data: T.Object({ list: T.Array(T.String({ minLength: 1 })) }),
  },
} as const satisfies Record<string, Endpoint>
