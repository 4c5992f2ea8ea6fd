import type { CourseForm, CourseSort } from '@xhkt/shared/contract'
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

/** Every course in every order, in memory: a page of a list costs the same however many courses there are. */
export interface CourseIndex {
  /** The courses that are wanted, in order. */
  select(wanted: Wanted): readonly CardRow[]
  /** Those of `courses` that pass the filter, in their own order. */
  narrow(courses: readonly CardRow[], filter: CourseFilter): readonly CardRow[]
  get(id: number): CardRow | undefined
  /** What is published has changed. */
  refresh(): void
}

interface State {
  /** The prices hold from then … */
  from: number
  /** … until then. */
  until: number
  byId: Map<number, CardRow>
  prices: Map<number, number>
  /** By category, or 0 for all, then by order. */
  scopes: Map<number, Map<CourseSort, CardRow[]>>
  selections: Map<string, readonly CardRow[]>
}

/** An answer is kept for the next page; so many different filters at a time. */
const keptSelections = 200

const rows = query<CardRow>(`
  SELECT id, category_id, sub_category_id, title, summary, cover, form, price, old_price, discount_price, discount_ends_at, group_price,
    group_size, group_ends_at, lesson_count, student_count, teacher_name, seats, created_at, position
  FROM course`)

function ordersOf(prices: Map<number, number>): Record<CourseSort, (a: CardRow, b: CardRow) => number> {
  const price = (row: CardRow) => prices.get(row.id) ?? 0
  return {
    default: (a, b) => a.position - b.position || a.id - b.id,
    new: (a, b) => b.created_at - a.created_at || a.id - b.id,
    popular: (a, b) => b.student_count - a.student_count || a.id - b.id,
    price_asc: (a, b) => price(a) - price(b) || a.id - b.id,
    price_desc: (a, b) => price(b) - price(a) || a.id - b.id,
  }
}

function scopesOf(all: CardRow[], prices: Map<number, number>): State['scopes'] {
  const scopes: State['scopes'] = new Map()
  const put = (scope: number, sort: CourseSort, row: CardRow) => {
    const orders = scopes.get(scope) ?? new Map<CourseSort, CardRow[]>()
    scopes.set(scope, orders)
    const courses = orders.get(sort)
    if (courses) courses.push(row)
    else orders.set(sort, [row])
  }
  for (const [sort, compare] of Object.entries(ordersOf(prices)) as [CourseSort, (a: CardRow, b: CardRow) => number][]) {
    for (const row of [...all].sort(compare)) for (const scope of [0, row.category_id, row.sub_category_id]) put(scope, sort, row)
  }
  return scopes
}

function build(db: Db, now: number): State {
  const all = db.all(rows)
  const prices = new Map(all.map((row) => [row.id, pricesAt(row, now).price]))
  const ends = all.map((row) => row.discount_ends_at).filter((end) => end > now)
  return {
    from: now,
    until: ends.reduce((first, end) => Math.min(first, end), Infinity),
    byId: new Map(all.map((row) => [row.id, row])),
    prices,
    scopes: scopesOf(all, prices),
    selections: new Map(),
  }
}

const isFiltered = ({ form, free, price_min, price_max }: CourseFilter) => [form, free, price_min, price_max].some((part) => part !== undefined)

function passes({ form, free, price_min = 0, price_max = Infinity }: CourseFilter, row: CardRow, price: number): boolean {
  return (form === undefined || row.form === form) && (!free || price === 0) && price >= price_min && price <= price_max
}

export function createCourseIndex(db: Db, clock: Clock): CourseIndex {
  let state = build(db, clock.now())

  /** A discount that ends changes the orders by price; a clock that was set back brings it again. */
  function current(): State {
    const now = clock.now()
    if (now < state.from || now >= state.until) state = build(db, now)
    return state
  }

  function narrow(courses: readonly CardRow[], filter: CourseFilter): readonly CardRow[] {
    const { prices } = current()
    return isFiltered(filter) ? courses.filter((row) => passes(filter, row, prices.get(row.id) ?? 0)) : courses
  }

  function select({ categoryId = 0, sort = 'default', ...filter }: Wanted): readonly CardRow[] {
    const { scopes, selections } = current()
    const scope = scopes.get(categoryId)?.get(sort) ?? []
    if (!isFiltered(filter)) return scope
    const key = [categoryId, sort, filter.form, filter.free, filter.price_min, filter.price_max].join()
    const known = selections.get(key)
    if (known) return known
    if (selections.size >= keptSelections) selections.clear()
    const found = narrow(scope, filter)
    selections.set(key, found)
    return found
  }

  return {
    select,
    narrow,
    get: (id) => current().byId.get(id),
    refresh: () => {
      state = build(db, clock.now())
    },
  }
}
