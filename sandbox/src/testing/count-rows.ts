import type { Query, Value } from '../core/database.ts'
import type { TestSandbox } from './test-sandbox.ts'

/** How many rows the database gives while `work` runs. */
export async function countRows(sandbox: TestSandbox, work: () => Promise<unknown>): Promise<number> {
  const { db } = sandbox.context
  const all = db.all.bind(db)
  const get = db.get.bind(db)
  let rows = 0
  db.all = <Row>(select: Query<Row>, ...values: Value[]) => {
    const found = all(select, ...values)
    rows += found.length
    return found
  }
  db.get = <Row>(select: Query<Row>, ...values: Value[]) => {
    const found = get(select, ...values)
    if (found !== undefined) rows += 1
    return found
  }
  try {
    await work()
  } finally {
    Object.assign(db, { all, get })
  }
  return rows
}
