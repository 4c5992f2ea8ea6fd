import type { Statement, Value } from './database.ts'
import { type TableName, tables } from './tables.ts'

export type Row = Record<string, Value> & { count: number }

/** The most rows of one statement. */
const rowsAtOnce = 50

function upsert(table: TableName, rows: Row[]): Statement {
  const { key, first, latest } = tables[table]
  const columns = [...key, ...first, ...latest, 'count']
  const values = rows.flatMap((row) => columns.map((column) => row[column] ?? null))
  const places = rows.map((_, row) => `(${columns.map((_column, index) => `?${row * columns.length + index + 1}`).join(', ')})`)
  const updates = [`count = ${table}.count + excluded.count`, ...latest.map((column) => `${column} = excluded.${column}`)]
  const sql = `INSERT INTO ${table} (${columns.join(', ')}) VALUES ${places.join(', ')}
    ON CONFLICT (${key.join(', ')}) DO UPDATE SET ${updates.join(', ')}`
  return { sql, values }
}

/** Rows to add, with the counts of the same key summed: a page that many browsers have loaded at once is one row. */
export class SummedRows {
  private readonly rows = new Map<TableName, Map<string, Row>>()

  add(table: TableName, row: Row): void {
    const { key, latest } = tables[table]
    const ofTable = this.rows.get(table) ?? new Map<string, Row>()
    this.rows.set(table, ofTable)
    // U+0000 separates the columns, as a beacon with it is refused. As UTF-8 every lone surrogate is U+FFFD, in the database too.
    const id = Buffer.from(key.map((column) => row[column]).join('\0')).toString()
    const known = ofTable.get(id)
    if (!known) {
      ofTable.set(id, row)
      return
    }
    known.count += row.count
    for (const column of latest) known[column] = row[column] ?? null
  }

  /** Adds the rows to those that the database has. */
  statements(): Statement[] {
    const statements: Statement[] = []
    for (const [table, ofTable] of this.rows) {
      const rows = [...ofTable.values()]
      for (let from = 0; from < rows.length; from += rowsAtOnce) statements.push(upsert(table, rows.slice(from, from + rowsAtOnce)))
    }
    return statements
  }
}
