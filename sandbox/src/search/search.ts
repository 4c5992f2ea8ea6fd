import type { CourseSort, DataOf, QueryOf } from '@xhkt/contract'
import type { Context } from '../context.ts'
import { type IndexedCourse, narrow } from '../courses/course-index.ts'
import { pageOfCourses } from '../courses/list.ts'
import { fold } from './fold.ts'

const mostSuggestions = 8

function found({ courses, searchIndex }: Context, keyword: string, most = Infinity): IndexedCourse[] {
  const { ids } = searchIndex.find(keyword)
  return ids.slice(0, most).flatMap((id) => courses.get(id) ?? [])
}

function arranged({ courses }: Context, matches: IndexedCourse[], sort: CourseSort): readonly IndexedCourse[] {
  if (sort === 'default') return matches
  const ids = new Set(matches.map((row) => row.id))
  return courses.select({ sort }).filter((row) => ids.has(row.id))
}

export function search(context: Context, wanted: QueryOf<'GET', '/v1/search'>): DataOf<'GET', '/v1/search'> {
  const { keyword, page, page_size, sort = 'default', ...filter } = wanted
  const { form, free, price_min, price_max } = filter
  const key = `search ${[sort, form, free, price_min, price_max, fold(keyword)].join()}`
  const courses = context.courses.remember(key, () => narrow(arranged(context, found(context, keyword), sort), filter))
  const answer = pageOfCourses(context, courses, { page, page_size })
  return { ...answer, list: answer.list.map((card) => ({ ...card, names: context.searchIndex.namesOf(Number(card.id), keyword) })) }
}

/** What begins with the keyword leads: categories and teachers, then titles; last whatever else holds it. */
export function suggest(context: Context, keyword: string): string[] {
  const typed = fold(keyword)
  if (!typed) return []
  const { names, find } = context.searchIndex
  const leading = names.filter((name) => fold(name).startsWith(typed))
  const titles = found(context, keyword, Math.min(mostSuggestions, find(keyword).inTitle)).map(({ title }) => title)
  const holding = names.filter((name) => fold(name).includes(typed))
  return [...new Set([...leading, ...titles, ...holding])].slice(0, mostSuggestions)
}
