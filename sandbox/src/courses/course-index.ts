import type { CourseForm, CourseSort } from '@xhkt/contract'
import type { Clock } from '../clock.ts'
import { type Db, query } from '../db/database.ts'
import type { CardRow } from './cards.ts'
import { pricesAt } from './prices.ts'

export interface CourseFilter {
  form?: CourseForm
  free?: 1
  price_min?: number
  price_max?: number
  sort?: CourseSort
}

interface Wanted extends CourseFilter {
  /** Of either level; 0: all. */
  categoryId?: number
}

export interface IndexedCourse extends CardRow {
  /** Its price now, alone. */
  current: number
}

/** Every course in every order, in memory: a page of a list costs the same however many courses there are. */
export interface CourseIndex {
  /** The courses that are wanted, in order. */
  select(wanted: Wanted): readonly IndexedCourse[]
  /** What `make` gives, which is kept for the next page, while prices hold. */
  remember(key: string, make: () => readonly IndexedCourse[]): readonly IndexedCourse[]
  get(id: number): IndexedCourse | undefined
  /** What is published has changed. */
  refresh(): void
}

interface State {
  /** The prices hold from then … */
  from: number
  /** … until then. */
  until: number
  byId: Map<number, IndexedCourse>
  /** By category, or 0 for all, then by order. */
  scopes: Map<number, Map<CourseSort, IndexedCourse[]>>
  selections: Map<string, readonly IndexedCourse[]>
}

/** So many different filters at a time. */
const keptSelections = 500

const rows = query<CardRow>(`
  SELECT id, category_id, sub_category_id, title, summary, cover, form, price, old_price, discount_price, discount_ends_at, group_price,
    group_size, group_ends_at, lesson_count, student_count, teacher_name, seats, created_at, position
  FROM course`)

const orders: Record<CourseSort, (a: IndexedCourse, b: IndexedCourse) => number> = {
  default: (a, b) => a.position - b.position || a.id - b.id,
  new: (a, b) => b.created_at - a.created_at || a.id - b.id,
  popular: (a, b) => b.student_count - a.student_count || a.id - b.id,
  price_asc: (a, b) => a.current - b.current || a.id - b.id,
  price_desc: (a, b) => b.current - a.current || a.id - b.id,
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
  for (const sort of Object.keys(orders) as CourseSort[]) {
    for (const course of [...all].sort(orders[sort])) {
      for (const scope of [0, course.category_id, course.sub_category_id]) put(scope, sort, course)
    }
  }
  return scopes
}

function build(db: Db, now: number): State {
  const all = db.all(rows).map((row) => ({ ...row, current: pricesAt(row, now).price }))
  const ends = all.map((row) => row.discount_ends_at).filter((end) => end > now)
  return {
    from: now,
    until: ends.reduce((first, end) => Math.min(first, end), Infinity),
    byId: new Map(all.map((row) => [row.id, row])),
    scopes: scopesOf(all),
    selections: new Map(),
  }
}

const isFiltered = ({ form, free, price_min, price_max }: CourseFilter) =>
  [form, free, price_min, price_max].some((part) => part !== undefined)

/** Those that pass, in their own order. */
export function narrow(courses: readonly IndexedCourse[], filter: CourseFilter): readonly IndexedCourse[] {
  if (!isFiltered(filter)) return courses
  const { form, free, price_min = 0, price_max = Infinity } = filter
  const highest = free ? 0 : price_max
  return courses.filter((row) => (form === undefined || row.form === form) && row.current >= price_min && row.current <= highest)
}

export function createCourseIndex(db: Db, clock: Clock): CourseIndex {
  let state = build(db, clock.now())

  /** A discount that ends changes the orders by price; a clock that was set back brings it again. */
  function current(): State {
    const now = clock.now()
    if (now < state.from || now >= state.until) state = build(db, now)
    return state
  }

  function remember(key: string, make: () => readonly IndexedCourse[]): readonly IndexedCourse[] {
    const { selections } = current()
    const known = selections.get(key)
    if (known) return known
    if (selections.size >= keptSelections) selections.clear()
    const made = make()
    selections.set(key, made)
    return made
  }

  return {
    remember,
    select({ categoryId = 0, sort = 'default', ...filter }) {
      const scope = current().scopes.get(categoryId)?.get(sort) ?? []
      const { form, free, price_min, price_max } = filter
      const key = `list ${[categoryId, sort, form, free, price_min, price_max].join()}`
      return isFiltered(filter) ? remember(key, () => narrow(scope, filter)) : scope
    },
    get: (id) => current().byId.get(id),
    refresh: () => {
      state = build(db, clock.now())
    },
  }
}
