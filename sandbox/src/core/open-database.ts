import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { seedAccounts } from '../domains/accounts/seed.ts'
import { seedAgreementTexts } from '../domains/agreements/seed.ts'
import { seedCoupons } from '../domains/coupons/seed.ts'
import { seedPromotions } from '../domains/orders/seed-promotions.ts'
import { applyRelativeTimes } from '../relative-times.ts'
import { seedCourses } from '../domains/courses/seed/seed-courses.ts'
import { type Db, openDatabase, query } from './database.ts'
import { learnerTables, schema, schemaVersion } from './schema.ts'

export interface DatabaseOptions {
  dataDir: string
  /** Number of courses. Without it an existing database is kept, and a new one gets 60. */
  scale?: number
  log?: (line: string) => void
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

function seed(db: Db, scale: number, log: (line: string) => void): void {
  const started = performance.now()
  log(`sandbox: seeding ${scale} courses`)
  db.transaction(() => {
    db.exec(schema)
    seedCourses(db, scale, nowSeconds(), (done) => {
      log(`sandbox: ${done} of ${scale} courses, ${Math.round((done / scale) * 100)}%`)
    })
    seedCoupons(db, nowSeconds())
    seedAgreementTexts(db)
    seedPromotions(db, nowSeconds())
    applyRelativeTimes(db, nowSeconds())
    seedAccounts(db, nowSeconds())
    db.run("INSERT INTO meta (key, value) VALUES ('schema_version', ?), ('scale', ?)", schemaVersion, String(scale))
  })
  log(`sandbox: seeded in ${((performance.now() - started) / 1000).toFixed(1)} s`)
}

/** Opens the sandbox's database. Creates and seeds it if it is missing or has another schema version or scale. */
export function openSandboxDatabase({ dataDir, scale, log = () => undefined }: DatabaseOptions): Db {
  mkdirSync(dataDir, { recursive: true })
  const file = join(dataDir, 'sandbox.db')
  const requested = scale === undefined ? undefined : Math.max(minScale, scale)
  const db = openDatabase(file)
  const current = seededScale(db)
  if (current !== null && (requested === undefined || requested === current)) return db
  db.close()
  for (const suffix of ['', '-wal', '-shm']) rmSync(`${file}${suffix}`, { force: true })
  const created = openDatabase(file)
  seed(created, requested ?? current ?? defaultScale, log)
  return created
}

/** Restores the seeded learners and the times of offers and live lessons. The courses stay. */
export function resetLearnerData(db: Db): void {
  db.transaction(() => {
    db.run('DELETE FROM evaluation_tag WHERE evaluation_id IN (SELECT id FROM evaluation WHERE order_no IS NOT NULL)')
    db.run('DELETE FROM evaluation WHERE order_no IS NOT NULL')
    for (const table of learnerTables) db.run(`DELETE FROM ${table}`)
    const counted = ['user', 'sms', 'payment', 'group_buy', 'address', 'order_history', 'shipment_event', 'live_question', 'message', 'note', 'prize', 'picture', 'feedback', 'feedback_answer', 'login_device']
    db.run(`DELETE FROM sqlite_sequence WHERE name IN (${counted.map(() => '?').join(', ')})`, ...counted)
    applyRelativeTimes(db, nowSeconds())
    seedAccounts(db, nowSeconds())
  })
}
