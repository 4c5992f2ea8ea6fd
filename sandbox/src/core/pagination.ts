import type { Db, Query, Value } from './database.ts'

const defaultSize = 20

interface PageQuery {
  page?: number
  page_size?: number
}

interface Source<Row> {
  count: Query<{ total: number }>
  /** Bound to `values`, then a limit and an offset. */
  rows: Query<Row>
  values: Value[]
}

/** One page of a query's rows. */
export function queryPage<Row>(db: Db, { page = 1, page_size = defaultSize }: PageQuery, source: Source<Row>) {
  const total = db.get(source.count, ...source.values)?.total ?? 0
  const from = (page - 1) * page_size
  // A page far past the end has an offset that SQLite cannot represent.
  const list = from < total ? db.all(source.rows, ...source.values, page_size, from) : []
  return { list, total, page, page_size }
}

/** One page of an array. */
export function slicePage<Item>(items: readonly Item[], { page = 1, page_size = defaultSize }: PageQuery) {
  return { list: items.slice((page - 1) * page_size, page * page_size), total: items.length, page, page_size }
}
