import { setImmediate } from 'node:timers/promises'
import type { Database } from './database.ts'
import { SummedRows } from './summed-rows.ts'

interface Group {
  rows: SummedRows
  written: Promise<void>
}

/** Writes in one transaction what has come while the last one ran: the beacons of busy pages add to the same rows. */
export class GroupCommit {
  private waiting: Group | null = null
  private lastWritten: Promise<void> = Promise.resolve()

  constructor(private readonly database: Database) {}

  /** Done when the rows are in the database. Throws a `DatabaseError` if they are not. */
  add(fill: (rows: SummedRows) => void): Promise<void> {
    this.waiting ??= this.nextGroup()
    fill(this.waiting.rows)
    return this.waiting.written
  }

  private nextGroup(): Group {
    const rows = new SummedRows()
    const written = this.lastWritten.then(() => setImmediate()).then(() => {
      this.waiting = null
      return this.database.write(rows.statements())
    })
    this.lastWritten = written.catch(() => {})
    return { rows, written }
  }
}
