import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Db, openDatabase, query } from './database.ts'
import { type Schema, schemaVersion } from './schema.ts'

export interface DatabaseOptions {
  dataDir: string
  /** Number of courses. Without it an existing database is kept, and a new one gets 60. */
  scale?: number
  log?: (line: string) => void
}

/** What a database holds. */
export interface Contents {
  /** An index may be on a table of an earlier schema. */
  schemas: readonly Schema[]
  /** Inserts what editors publish, with this number of courses. Says how many are done. */
  seedPublished: (db: Db, scale: number, now: number, progress: (done: number) => void) => void
  /** Sets the times of offers and live lessons, which count from `now`. */
  setRelativeTimes: (db: Db, now: number) => void
  /** Inserts the accounts, with what they have done. */
  seedLearners: (db: Db, now: number) => void
}

const defaultScale = 60
/** The first account's orders need the first 12 courses. */
const minScale = 12

const metaRow = query<{ value: string }>('SELECT value FROM meta WHERE key = ?')
const metaTable = query<{ name: string }>("SELECT name FROM sqlite_master WHERE name = 'meta'")

/** The scale of a database of this schema version. Null if there is none, also after an interrupted seeding. */
function seededScale(db: Db): number | null {
  if (!db.get(metaTable) || db.get(metaRow, 'schema_version')?.value !== schemaVersion) return null
  return Number(db.get(metaRow, 'scale')?.value)
}

const nowSeconds = () => Math.floor(Date.now() / 1000)

function seed(db: Db, contents: Contents, scale: number, log: (line: string) => void): void {
  const started = performance.now()
  log(`sandbox: seeding ${scale} courses`)
  const now = nowSeconds()
  db.transaction(() => {
    for (const { tables } of contents.schemas) db.exec(tables)
    contents.seedPublished(db, scale, now, (done) => {
      log(`sandbox: ${done} of ${scale} courses, ${Math.round((done / scale) * 100)}%`)
    })
    contents.setRelativeTimes(db, now)
    contents.seedLearners(db, now)
    db.run("INSERT INTO meta (key, value) VALUES ('schema_version', ?), ('scale', ?)", schemaVersion, String(scale))
  })
  log(`sandbox: seeded in ${((performance.now() - started) / 1000).toFixed(1)} s`)
}

/** Opens the sandbox's database. Creates and seeds it if it is missing or has another schema version or scale. */
export function openSandboxDatabase({ dataDir, scale, log = () => undefined }: DatabaseOptions, contents: Contents): Db {
  mkdirSync(dataDir, { recursive: true })
  const file = join(dataDir, 'sandbox.db')
  const requested = scale === undefined ? undefined : Math.max(minScale, scale)
  const db = openDatabase(file)
  const current = seededScale(db)
  if (current !== null && (requested === undefined || requested === current)) return db
  db.close()
  for (const suffix of ['', '-wal', '-shm']) rmSync(`${file}${suffix}`, { force: true })
  const created = openDatabase(file)
  seed(created, contents, requested ?? current ?? defaultScale, log)
  return created
}

/** Restores the seeded learners and the times of offers and live lessons. The courses stay. */
export function resetLearnerData(db: Db, { schemas, setRelativeTimes, seedLearners }: Contents): void {
  const tables = schemas.flatMap(({ learnerTables = [] }) => learnerTables)
  db.transaction(() => {
    // The tables are emptied in any order.
    db.exec('PRAGMA defer_foreign_keys = ON')
    for (const { removeLearnerRows } of schemas) if (removeLearnerRows) db.exec(removeLearnerRows)
    for (const table of tables) db.run(`DELETE FROM ${table}`)
    db.run(`DELETE FROM sqlite_sequence WHERE name IN (${tables.map(() => '?').join(', ')})`, ...tables)
    setRelativeTimes(db, nowSeconds())
    seedLearners(db, nowSeconds())
  })
}
