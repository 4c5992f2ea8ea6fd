import { coverAddress } from '../media/media.ts'
import { type Db, insertRows, type Value } from '../../core/database.ts'
import { courseAt, distinctCourses, type PlannedCourse } from '../courses/seed/course-plan.ts'
import { apologies, critical, hostile, long, mixed, nicknames, praise, short, thanks } from './seed-texts.ts'

const evaluationTags = ['讲解清晰', '干货满满', '适合零基础', '资料齐全', '答疑及时', '节奏合适', '性价比高', '案例丰富']

const hour = 3600
const day = 24 * hour
const mostIds = 100
/** The first evaluation of this course contains HTML. */
const courseWithHtml = 1059

/** A pseudo-random number that is the same in every seeding. */
function randomFor(index: number, nth: number, salt: number): number {
  const mixed = Math.imul(Math.imul(index * 131 + nth * 17 + salt * 7919 + 1, 0x85ebca6b) ^ (index * 31 + nth), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 15)) >>> 0
}

const pick = <Item>(items: readonly Item[], at: number): Item | '' => items[at % items.length] ?? ''

/** The distribution of scores: of 40, one 1, one 2, three 3, nine 4 and the rest 5. */
const scores = [1, 2, ...Array<number>(3).fill(3), ...Array<number>(9).fill(4), ...Array<number>(26).fill(5)]

function textAt(seed: number, score: number, nth: number): string {
  if (score <= 2) return pick(critical, seed)
  if (score === 3) return pick(mixed, seed)
  if (nth % 40 === 2) return long
  if (seed % 9 === 4) return ''
  if (seed % 7 === 2) return pick(short, seed)
  return pick(praise.openings, seed >>> 3) + pick(praise.bodies, nth) + pick(praise.endings, seed >>> 7)
}

function replyAt(seed: number, score: number): string {
  if (score <= 2) return pick(apologies, seed)
  return seed % 5 === 0 ? pick(thanks, seed) : ''
}

function tagsAt(seed: number, score: number): number[] {
  if (score <= 2) return []
  const tags = Array.from({ length: score === 3 ? 1 : seed % 4 }, (_, at) => ((seed >>> (4 + at * 4)) % evaluationTags.length) + 1)
  return [...new Set(tags)]
}

/** Every eighth evaluation has pictures, from one to six. */
function picturesAt(nth: number): string {
  const count = nth % 8 === 1 ? (nth >>> 3) % 6 + 1 : 0
  const pictureAt = (at: number) => ({ picture_id: String(at + 1), url: coverAddress(((nth + at) % 20) + 1) })
  return JSON.stringify(Array.from({ length: count }, (_, at) => pictureAt(at)))
}

function masked(name: string): string {
  const letters = Array.from(name)
  return `${letters[0] ?? ''}***${letters.length > 2 ? (letters.at(-1) ?? '') : ''}`
}

function countOf({ index, special }: PlannedCourse): number {
  return special.evaluations ?? (index < distinctCourses ? 4 + ((index * 17 + 11) % 57) : index % 4)
}

/** The rows of a course's evaluations, newest first, and of their tags. */
function evaluationRows(course: PlannedCourse, now: number): { rows: Value[][]; tags: Value[][] } {
  const rows: Value[][] = []
  const tags: Value[][] = []
  for (let nth = 0; nth < countOf(course); nth += 1) {
    const id = course.id * mostIds + nth
    const seed = randomFor(course.index, nth, 1)
    const score = pick(scores, randomFor(course.index, nth, 2)) || 5
    const text = course.id === courseWithHtml && nth === 0 ? hostile : textAt(seed, score, nth)
    const avatar = seed % 4 === 0 ? '' : `/media/teachers/${(seed % 8) + 1}.svg`
    const ago = 2 * hour + nth * 2 * day + (seed % 17) * hour
    rows.push([id, course.id, masked(pick(nicknames, seed)), avatar, score, text, replyAt(seed, score), now - ago, picturesAt(nth)])
    tags.push(...tagsAt(seed, score).map((tag) => [course.id, tag, id]))
  }
  return { rows, tags }
}

const batch = 500

/** Inserts the evaluations of the first `scale` courses. */
export function seedEvaluations(db: Db, scale: number, now: number): void {
  insertRows(db, 'evaluate_tag', ['id', 'name'], evaluationTags.map((name, index) => [index + 1, name]))
  for (let start = 0; start < scale; start += batch) {
    const size = Math.min(batch, scale - start)
    const courses = Array.from({ length: size }, (_, nth) => evaluationRows(courseAt(start + nth), now))
    const columns = ['id', 'course_id', 'nickname', 'avatar', 'score', 'text', 'reply', 'created_at', 'pictures']
    insertRows(db, 'evaluation', columns, courses.flatMap(({ rows }) => rows))
    insertRows(db, 'evaluation_tag', ['course_id', 'tag_id', 'evaluation_id'], courses.flatMap(({ tags }) => tags))
  }
}
