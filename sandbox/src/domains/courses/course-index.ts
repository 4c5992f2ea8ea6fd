import type { CourseForm, CourseSort } from '@xhkt/contract'
import type { Clock } from '../../core/clock.ts'
import { type Db, query } from '../../core/database.ts'
import type { CardRow } from './course-row.ts'
import { pricesAt } from './prices.ts'

declare module '../../core/context.ts' {
  interface Context {
    courses: CourseIndex
  }
}

export interface CourseFilter {
  form?: CourseForm
  free?: 1
  price_min?: number
  price_max?: number
  sort?: CourseSort
}

interface Selection extends CourseFilter {
  /** A category of either level; 0 for all. */
  categoryId?: number
}

export interface IndexedCourse extends CardRow {
  /** The price now, discount included. */
  currentPrice: number
}

/** All courses in memory, sorted by every order, so that a page of a list does not depend on the number of courses. */
export interface CourseIndex {
  /** The matching courses, sorted. */
  select(selection: Selection): readonly IndexedCourse[]
  /** Caches what `make` returns until a price changes, so that the next page of the same list is fast. */
  cached(key: string, make: () => readonly IndexedCourse[]): readonly IndexedCourse[]
  get(id: number): IndexedCourse | undefined
  /** Reads the courses again after they have changed in the database. */
  refresh(): void
}

interface State {
  /** The prices are valid from this time, in Unix seconds. */
  validFrom: number
  /** When the next price changes. */
  validUntil: number
  byId: Map<number, IndexedCourse>
  /** By category, or 0 for all, then by sort order. */
  scopes: Map<number, Map<CourseSort, IndexedCourse[]>>
  selections: Map<string, readonly IndexedCourse[]>
}

const maxCachedSelections = 500

const rows = query<CardRow>(`
  SELECT id, category_id, sub_category_id, title, summary, cover, form, price, old_price, discount_price, discount_ends_at, group_price,
    group_size, group_ends_at, lesson_count, student_count, teacher_name, seats, created_at, position
  FROM course`)

const comparators: Record<CourseSort, (a: IndexedCourse, b: IndexedCourse) => number> = {
  default: (a, b) => a.position - b.position || a.id - b.id,
  new: (a, b) => b.created_at - a.created_at || a.id - b.id,
  popular: (a, b) => b.student_count - a.student_count || a.id - b.id,
  price_asc: (a, b) => a.currentPrice - b.currentPrice || a.id - b.id,
  price_desc: (a, b) => b.currentPrice - a.currentPrice || a.id - b.id,
}

function scopesOf(all: IndexedCourse[]): State['scopes'] {
  const scopes: State['scopes'] = new Map()
  const put = (scope: number, sort: CourseSort, course: IndexedCourse) => {
    const sorted = scopes.get(scope) ?? new Map<CourseSort, IndexedCourse[]>()
    scopes.set(scope, sorted)
    const courses = sorted.get(sort)
    if (courses) courses.push(course)
    else sorted.set(sort, [course])
  }
  for (const sort of Object.keys(comparators) as CourseSort[]) {
    for (const course of [...all].sort(comparators[sort])) {
      for (const scope of [0, course.category_id, course.sub_category_id]) put(scope, sort, course)
    }
  }
  return scopes
}

function build(db: Db, now: number): State {
  const all = db.all(rows).map((row) => ({ ...row, currentPrice: pricesAt(row, now).price }))
  const ends = all.map((row) => row.discount_ends_at).filter((end) => end > now)
  return {
    validFrom: now,
    validUntil: ends.reduce((first, end) => Math.min(first, end), Infinity),
    byId: new Map(all.map((row) => [row.id, row])),
    scopes: scopesOf(all),
    selections: new Map(),
  }
}

const isFiltered = ({ form, free, price_min, price_max }: CourseFilter) =>
  [form, free, price_min, price_max].some((part) => part !== undefined)

/** The courses that match the filter, in their order. */
export function filterCourses(courses: readonly IndexedCourse[], filter: CourseFilter): readonly IndexedCourse[] {
  if (!isFiltered(filter)) return courses
  const { form, free, price_min = 0, price_max = Infinity } = filter
  const highest = free ? 0 : price_max
  return courses.filter((row) => (form === undefined || row.form === form) && row.currentPrice >= price_min && row.currentPrice <= highest)
}

export function createCourseIndex(db: Db, clock: Clock): CourseIndex {
  let state = build(db, clock.now())

  /** Builds the index again when a discount has ended, or when the clock was set back. */
  function current(): State {
    const now = clock.now()
    if (now < state.validFrom || now >= state.validUntil) state = build(db, now)
    return state
  }

  function cached(key: string, make: () => readonly IndexedCourse[]): readonly IndexedCourse[] {
    const { selections } = current()
    const hit = selections.get(key)
    if (hit) return hit
    if (selections.size >= maxCachedSelections) selections.clear()
    const courses = make()
    selections.set(key, courses)
    return courses
  }

  return {
    cached,
    select({ categoryId = 0, sort = 'default', ...filter }) {
      const scope = current().scopes.get(categoryId)?.get(sort) ?? []
      const { form, free, price_min, price_max } = filter
      const key = `list ${[categoryId, sort, form, free, price_min, price_max].join()}`
      return isFiltered(filter) ? cached(key, () => filterCourses(scope, filter)) : scope
    },
    get: (id) => current().byId.get(id),
    refresh: () => {
      state = build(db, clock.now())
    },
  }
}
