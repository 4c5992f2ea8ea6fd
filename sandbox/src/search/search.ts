import type { CourseSort, DataOf, QueryOf } from '@xhkt/shared/contract'
import type { Context } from '../context.ts'
import type { CardRow } from '../courses/cards.ts'
import { pageOfCourses } from '../courses/list.ts'
import { query } from '../db/database.ts'
import { fold } from './fold.ts'

const mostSuggestions = 8

/** Categories that have courses, and teachers. */
const names = query<{ name: string }>(`
  SELECT name FROM category k WHERE EXISTS (SELECT 1 FROM course WHERE category_id = k.id OR sub_category_id = k.id)
  UNION SELECT name FROM teacher`)

function found({ courses, searchIndex }: Context, keyword: string, most = Infinity): CardRow[] {
  return searchIndex
    .find(keyword)
    .ids.slice(0, most)
    .flatMap((id) => courses.get(id) ?? [])
}

function arranged({ courses }: Context, matches: CardRow[], sort: CourseSort = 'default'): readonly CardRow[] {
  if (sort === 'default') return matches
  const ids = new Set(matches.map((row) => row.id))
  return courses.select({ sort }).filter((row) => ids.has(row.id))
}

export function search(context: Context, wanted: QueryOf<'GET', '/v1/search'>): DataOf<'GET', '/v1/search'> {
  const { keyword, page, page_size, sort, ...filter } = wanted
  const courses = arranged(context, found(context, keyword), sort)
  return pageOfCourses(context, context.courses.narrow(courses, filter), { page, page_size })
}

/** What begins with the keyword leads: categories and teachers, then titles; last whatever else holds it. */
export function suggest(context: Context, keyword: string): string[] {
  const typed = fold(keyword)
  if (!typed) return []
  const named = context.db.all(names).map(({ name }) => name)
  const leading = named.filter((name) => fold(name).startsWith(typed))
  const titles = found(context, keyword, Math.min(mostSuggestions, context.searchIndex.find(keyword).inTitle)).map(({ title }) => title)
  const holding = named.filter((name) => fold(name).includes(typed))
  return [...new Set([...leading, ...titles, ...holding])].slice(0, mostSuggestions)
}
