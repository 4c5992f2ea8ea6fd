import type { CourseSort, DataOf, QueryOf } from '@xhkt/contract'
import type { Context } from '../../core/context.ts'
import { type IndexedCourse, filterCourses } from '../courses/course-index.ts'
import { courseCardPage } from '../courses/list.ts'
import { normalizeText } from '../../core/normalize-text.ts'

/** The suggestions of the empty search box. */
export const hotWords = ['考研数学', '四级', 'Python', '教师资格证', '初级会计', '一级建造师', '雅思', '公开课']

const maxSuggestions = 8

function findCourses({ courses, searchIndex }: Context, keyword: string, limit = Infinity): IndexedCourse[] {
  const { ids } = searchIndex.find(keyword)
  return ids.slice(0, limit).flatMap((id) => courses.get(id) ?? [])
}

function sortMatches({ courses }: Context, matches: IndexedCourse[], sort: CourseSort): readonly IndexedCourse[] {
  if (sort === 'default') return matches
  const ids = new Set(matches.map((row) => row.id))
  return courses.select({ sort }).filter((row) => ids.has(row.id))
}

export function search(context: Context, query: QueryOf<'GET', '/v1/search'>): DataOf<'GET', '/v1/search'> {
  const { keyword, page, page_size, sort = 'default', ...filter } = query
  const { form, free, price_min, price_max } = filter
  const key = `search ${[sort, form, free, price_min, price_max, normalizeText(keyword)].join()}`
  const courses = context.courses.cached(key, () => filterCourses(sortMatches(context, findCourses(context, keyword), sort), filter))
  const answer = courseCardPage(context, courses, { page, page_size })
  return { ...answer, list: answer.list.map((card) => ({ ...card, names: context.searchIndex.namesOf(Number(card.id), keyword) })) }
}

/**
 * First the names of categories and teachers that start with the keyword, then the titles with all its words, then the other names that
 * contain it.
 */
export function suggest(context: Context, keyword: string): string[] {
  const normalized = normalizeText(keyword)
  if (!normalized) return []
  const { names, find } = context.searchIndex
  const leading = names.filter((name) => normalizeText(name).startsWith(normalized))
  const titles = findCourses(context, keyword, Math.min(maxSuggestions, find(keyword).titleMatches)).map(({ title }) => title)
  const containing = names.filter((name) => normalizeText(name).includes(normalized))
  return [...new Set([...leading, ...titles, ...containing])].slice(0, maxSuggestions)
}
