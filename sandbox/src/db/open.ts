import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { seedAccounts } from '../seed/accounts.ts'
import { seedCoupons } from '../seed/coupons.ts'
import { anchorMoments } from '../seed/moments.ts'
import { seedCourses } from '../seed/seed-courses.ts'
import { type Db, openDatabase, query } from './database.ts'
import { learnerTables, schema, schemaVersion } from './schema.ts'

export interface StoreOptions {
  dataDir: string
  /** How many courses; without it an existing file keeps what it has, and a new one gets 60. */
  scale?: number
  log?: (line: string) => void
}

const defaultScale = 60
/** The first account's orders need one course of each category. */
const smallestScale = 12

const metaRow = query<{ value: string }>('SELECT value FROM meta WHERE key = ?')
const metaTable = query<{ name: string }>("SELECT name FROM sqlite_master WHERE name = 'meta'")

/** The scale of a file that is whole and of this version. A seeding that was cut short has left nothing. */
function seededScale(db: Db): number | null {
  if (!db.get(metaTable) || db.get(metaRow, 'schema_version')?.value !== schemaVersion) return null
  return Number(db.get(metaRow, 'scale')?.value)
}

const nowSeconds = () => Math.floor(Date.now() / 1000)

function build(db: Db, scale: number, log: (line: string) => void): void {
  const started = performance.now()
  log(`sandbox: seeding ${scale} courses`)
  db.atomically(() => {
    db.exec(schema)
    seedCourses(db, scale, nowSeconds(), (done) => {
      log(`sandbox: ${done} of ${scale} courses, ${Math.round((done / scale) * 100)}%`)
    })
    seedCoupons(db, nowSeconds())
    anchorMoments(db, nowSeconds())
    seedAccounts(db, nowSeconds())
    db.run("INSERT INTO meta (key, value) VALUES ('schema_version', ?), ('scale', ?)", schemaVersion, String(scale))
  })
  log(`sandbox: seeded in ${((performance.now() - started) / 1000).toFixed(1)} s`)
}

/** Opens the sandbox's file, or makes it when there is none, or none of this version and scale. */
export function openStore({ dataDir, scale, log = () => undefined }: StoreOptions): Db {
  mkdirSync(dataDir, { recursive: true })
  const file = join(dataDir, 'sandbox.db')
  const wanted = scale === undefined ? undefined : Math.max(smallestScale, scale)
  const db = openDatabase(file)
  const found = seededScale(db)
  if (found !== null && (wanted === undefined || wanted === found)) return db
  db.close()
  for (const suffix of ['', '-wal', '-shm']) rmSync(`${file}${suffix}`, { force: true })
  const fresh = openDatabase(file)
  build(fresh, wanted ?? found ?? defaultScale, log)
  return fresh
}

/** Back to the first day for learners, and for offers that end; else the courses stay as they are. */
export function resetLearners(db: Db): void {
  db.atomically(() => {
    for (const table of learnerTables) db.run(`DELETE FROM ${table}`)
    db.run("DELETE FROM sqlite_sequence WHERE name IN ('user', 'sms', 'payment', 'group_buy')")
    anchorMoments(db, nowSeconds())
    seedAccounts(db, nowSeconds())
  })
}
