import { type Static, Type as T } from '@sinclair/typebox'
import { CourseFilter } from './course.ts'
import { CourseCard } from './course-card.ts'
import { type Endpoint, PageOf, PageQuery } from './schema.ts'

/** The words to find, with white space between them. Leading and trailing spaces, case and full-width forms make no difference. */
const Keyword = T.String({ minLength: 1, maxLength: 50 })

/** A course card with further texts in which the search looks. */
export const FoundCourse = T.Composite([
  CourseCard,
  T.Object({
    /** The course's categories and other teachers. Names with a word of the keyword come first. */
    names: T.Optional(T.Array(T.String({ minLength: 1 }))),
  }),
])
export type FoundCourse = Static<typeof FoundCourse>

export const searchEndpoints = {
  'GET /v1/search': {
    summary: 'Courses whose title, teacher, category or summary has every word of the keyword; best match first by default',
    session: 'none',
    query: T.Object({ keyword: Keyword, ...CourseFilter, ...PageQuery }),
    data: PageOf(FoundCourse),
  },
  /** Suggestions come from titles, categories and teachers. Those that begin with the text come first. */
  'GET /v1/search/suggest': {
    summary: 'At most 8 suggested keywords for the text typed so far',
    session: 'none',
    query: T.Object({ keyword: Keyword }),
    data: T.Object({ list: T.Array(T.String({ minLength: 1 })) }),
  },
  /** The keywords are chosen by the operator, or the most frequent ones. */
  'GET /v1/search/hot': {
    summary: 'At most 8 popular keywords, for an empty search box',
    session: 'none',
    data: T.Object({ list: T.Array(T.String({ minLength: 1 })) }),
  },
} as const satisfies Record<string, Endpoint>
