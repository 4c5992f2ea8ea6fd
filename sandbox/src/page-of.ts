import type { Db, Query, Value } from './db/database.ts'

const defaultSize = 20

interface Wanted {
  page?: number
  page_size?: number
}

interface Source<Row> {
  count: Query<{ total: number }>
  /** Takes `values`, then a limit and an offset. */
  rows: Query<Row>
  values: Value[]
}

/** One page of a list, in the contract's shape. */
export function pageOf<Row>(db: Db, { page = 1, page_size = defaultSize }: Wanted, source: Source<Row>) {
  const total = db.get(source.count, ...source.values)?.total ?? 0
  const from = (page - 1) * page_size
  // A page past the end may be past what the database can count, too.
  const list = from < total ? db.all(source.rows, ...source.values, page_size, from) : []
  return { list, total, page, page_size }
}

/** One page of a list that is in memory already. */
export function sliceOf<Item>(items: readonly Item[], { page = 1, page_size = defaultSize }: Wanted) {
  return { list: items.slice((page - 1) * page_size, page * page_size), total: items.length, page, page_size }
}
