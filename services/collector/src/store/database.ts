import { mkdirSync } from 'node:fs'
import path from 'node:path'
import Libsql from 'libsql'
import { tables } from './tables.ts'

type Value = string | number | null

/** The collector's file, with each statement prepared once. */
export interface Database {
  run(sql: string, ...values: Value[]): void
  all<Row>(sql: string, ...values: Value[]): Row[]
  /** What is written is in the file once this returns, and survives the end of the process. */
  transaction(work: () => void): void
  close(): void
}

export function openDatabase(dataDir: string): Database {
  mkdirSync(dataDir, { recursive: true })
  const connection = new Libsql(path.join(dataDir, 'collector.db'))
  connection.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 5000;')
  connection.exec(tables)
  const statements = new Map<string, ReturnType<typeof connection.prepare<Value[]>>>()
  const prepared = (sql: string) => {
    const statement = statements.get(sql) ?? connection.prepare<Value[]>(sql)
    statements.set(sql, statement)
    return statement
  }
  return {
    run: (sql, ...values) => void prepared(sql).run(...values),
    all: <Row>(sql: string, ...values: Value[]) => prepared(sql).all(...values) as Row[],
    transaction: (work) => connection.transaction(work)(),
    close: () => {
      statements.clear()
      connection.close()
    },
  }
}
