import { type Db, query } from '../../core/database.ts'

/** Tables with a `user_id` that stay, without what tells of the person. */
const kept = ['orders', 'third_account', 'live_message']

interface Column {
  name: string
}

interface ForeignKey {
  table: string
  from: string
}

const columnsOf = (db: Db, table: string): string[] =>
  db.all(query<Column>(`SELECT name FROM pragma_table_info('${table}')`)).map(({ name }) => name)

const tables = query<Column>("SELECT name FROM sqlite_master WHERE type = 'table'")
const tablesIn = (db: Db): string[] => db.all(tables).map(({ name }) => name)

/** The tables with the data of single learners. They are read from the database, so that a new table is not forgotten. */
export const erasedTables = (db: Db): string[] =>
  tablesIn(db).filter((table) => !kept.includes(table) && columnsOf(db, table).includes('user_id'))

/** Deletes the rows of a learner with those that refer to them, as the answers of a feedback. */
export function deleteRows(db: Db, table: string, userId: number): void {
  for (const child of tablesIn(db)) {
    const keys = db.all(query<ForeignKey>(`SELECT "table", "from" FROM pragma_foreign_key_list('${child}')`))
    const key = keys.find((one) => one.table === table)
    if (key && !columnsOf(db, child).includes('user_id')) {
      db.run(`DELETE FROM ${child} WHERE "${key.from}" IN (SELECT id FROM ${table} WHERE user_id = ?)`, userId)
    }
  }
  db.run(`DELETE FROM ${table} WHERE user_id = ?`, userId)
}
