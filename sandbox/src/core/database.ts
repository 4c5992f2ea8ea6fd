import Libsql from 'libsql'

export type Value = string | number | null

/** A SELECT and the type of its rows. */
export interface Query<Row> {
  readonly sql: string
  /** Never set; carries the type. */
  readonly row?: Row
}

export function query<Row>(sql: string): Query<Row> {
  return { sql }
}

/** A synchronous embedded database that prepares each statement once. */
export interface Db {
  get<Row>(select: Query<Row>, ...values: Value[]): Row | undefined
  all<Row>(select: Query<Row>, ...values: Value[]): Row[]
  /** Returns the number of changed rows. */
  run(sql: string, ...values: Value[]): number
  exec(sql: string): void
  /** Rolls back when `work` throws. Transactions do not nest. */
  transaction<Result>(work: () => Result): Result
  close(): void
}

export function openDatabase(file: string): Db {
  const connection = new Libsql(file)
  connection.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000;')
  const statements = new Map<string, ReturnType<typeof connection.prepare<Value[]>>>()

  function prepared(sql: string) {
    const existing = statements.get(sql)
    if (existing) return existing
    const statement = connection.prepare<Value[]>(sql)
    statements.set(sql, statement)
    return statement
  }

  return {
    get: <Row>(select: Query<Row>, ...values: Value[]) => prepared(select.sql).get(...values) as Row | undefined,
    all: <Row>(select: Query<Row>, ...values: Value[]) => prepared(select.sql).all(...values) as Row[],
    run: (sql, ...values) => prepared(sql).run(...values).changes,
    exec: (sql) => void connection.exec(sql),
    transaction: (work) => connection.transaction(work)(),
    close: () => {
      statements.clear()
      connection.close()
    },
  }
}

/** Few large statements make seeding fast. SQLite allows at most 32,766 values per statement. */
const valuesPerStatement = 2000

export function insertRows(db: Db, table: string, columns: readonly string[], rows: Value[][]): void {
  const perStatement = Math.max(1, Math.floor(valuesPerStatement / columns.length))
  const tuple = `(${columns.map(() => '?').join(',')})`
  for (let start = 0; start < rows.length; start += perStatement) {
    const part = rows.slice(start, start + perStatement)
    db.run(`INSERT INTO ${table} (${columns.join(',')}) VALUES ${part.map(() => tuple).join(',')}`, ...part.flat())
  }
}
