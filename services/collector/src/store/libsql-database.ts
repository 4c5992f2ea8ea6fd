import { mkdirSync } from 'node:fs'
import path from 'node:path'
import Libsql from 'libsql'
import { type Database, DatabaseError, type Value } from './database.ts'
import { createTables } from './tables.ts'

/** A file in this folder. */
export function openLibsql(dataDir: string): Database {
  const file = path.join(dataDir, 'collector.db')
  // Its calls are synchronous: an async function turns what they throw into a rejection.
  const attempt = async <Result>(work: () => Result): Promise<Result> => {
    try {
      return await work()
    } catch (error) {
      throw new DatabaseError(file, error)
    }
  }
  mkdirSync(dataDir, { recursive: true })
  const connection = new Libsql(file)
  connection.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 5000;')
  connection.exec(createTables({ text: 'TEXT', storage: 'WITHOUT ROWID' }))
  // Few: the rows of a statement are limited.
  const statements = new Map<string, ReturnType<typeof connection.prepare<Value[]>>>()
  const prepared = (sql: string) => {
    const statement = statements.get(sql) ?? connection.prepare<Value[]>(sql)
    statements.set(sql, statement)
    return statement
  }
  return {
    write: (work) =>
      attempt(
        connection.transaction(() => {
          for (const { sql, values } of work) prepared(sql).run(...values)
        }),
      ),
    read: <Row>(sql: string, ...values: Value[]) => attempt(() => prepared(sql).all(...values) as Row[]),
    secondsAhead: () => Promise.resolve(0),
    close: () =>
      attempt(() => {
        statements.clear()
        connection.close()
      }),
  }
}
