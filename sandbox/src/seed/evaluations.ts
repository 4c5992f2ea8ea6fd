import type { Value } from '../db/database.ts'
import { distinctCourses, type PlannedCourse } from './course-plan.ts'
import { apologies, critical, hostile, long, mixed, nicknames, praise, short, thanks } from './evaluation-texts.ts'

export const evaluationTags = ['讲解清晰', '干货满满', '适合零基础', '资料齐全', '答疑及时', '节奏合适', '性价比高', '案例丰富']

const hour = 3600
const day = 24 * hour
const mostIds = 100
/** Courses whose text has something that looks like HTML; one evaluation of them does, too. */
const withHostileText = 1059

const pick = <Item>(items: readonly Item[], at: number): Item | '' => items[at % items.length] ?? ''

/** Mostly good: one in seven is not. */
function scoreAt(seed: number): number {
  if (seed % 23 === 7) return 2
  if (seed % 31 === 11) return 1
  if (seed % 11 === 3) return 3
  return seed % 3 === 1 ? 4 : 5
}

function textAt(seed: number, score: number, nth: number): string {
  if (score <= 2) return pick(critical, seed)
  if (score === 3) return pick(mixed, seed)
  if (nth === 2 || nth % 19 === 12) return long
  if (seed % 9 === 4) return ''
  if (seed % 7 === 2) return pick(short, seed)
  return pick(praise.openings, seed) + pick(praise.bodies, seed + nth) + pick(praise.endings, seed * 3)
}

function replyAt(seed: number, score: number): string {
  if (score <= 2) return pick(apologies, seed)
  return seed % 5 === 0 ? pick(thanks, seed) : ''
}

function tagsAt(seed: number, score: number): number[] {
  if (score <= 2) return []
  const count = score === 3 ? 1 : seed % 4
  const tags = Array.from({ length: count }, (_, at) => ((seed * 3 + at * 5 + (at * seed) % 3) % evaluationTags.length) + 1)
  return [...new Set(tags)]
}

const masked = (name: string) => `${[...name][0] ?? ''}***${[...name].length > 2 ? [...name].at(-1) ?? '' : ''}`

function countOf({ index, special }: PlannedCourse): number {
  return special.evaluations ?? (index < distinctCourses ? 4 + ((index * 17 + 11) % 57) : index % 4)
}

/** The rows of a course's evaluations, the newest first, and of their tags. */
export function evaluationRows(course: PlannedCourse, now: number): { rows: Value[][]; tags: Value[][] } {
  const rows: Value[][] = []
  const tags: Value[][] = []
  for (let nth = 0; nth < countOf(course); nth += 1) {
    const id = course.id * mostIds + nth
    const seed = course.index * 13 + nth * 5 + (nth % 3)
    const score = scoreAt(seed)
    const text = course.id === withHostileText && nth === 0 ? hostile : textAt(seed, score, nth)
    const avatar = seed % 4 === 0 ? '' : `/media/teachers/${(seed % 8) + 1}.svg`
    const ago = 2 * hour + nth * 2 * day + (seed % 17) * hour
    rows.push([id, course.id, masked(pick(nicknames, seed)), avatar, score, text, replyAt(seed, score), now - ago])
    tags.push(...tagsAt(seed, score).map((tag) => [course.id, tag, id]))
  }
  return { rows, tags }
}
