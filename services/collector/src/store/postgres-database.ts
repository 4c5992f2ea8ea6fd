import pg from 'pg'
import { type Database, DatabaseError, type Statement } from './database.ts'
import { createTables } from './tables.ts'

/** The number of the lock that every writer takes. Collectors alone use the database. */
const writersLock = 1
/** Milliseconds. Whoever waits longer gives up; PostgreSQL ends the transaction of a collector that hangs. */
const patience = 10_000

// Sums and counts are BIGINT and NUMERIC, which pg leaves as texts.
for (const type of [pg.types.builtins.INT8, pg.types.builtins.NUMERIC]) pg.types.setTypeParser(type, Number)

const placeholders = (sql: string): string => sql.replaceAll(/\?(\d)/g, '$$$1')

/** Creates the tables if they are not there. What the address leaves out, as the password, is in the variables of libpq. */
export async function openPostgres(address: string): Promise<Database> {
  const { host, pathname } = new URL(address)
  const place = `postgres://${host}${pathname}`
  // A connection that is lost also fails the next statement. An event without a handler would end the process.
  const ignore = (): void => {}
  const poolOf = (max: number): pg.Pool =>
    new pg.Pool({
      connectionString: address,
      application_name: 'collector',
      max,
      keepAlive: true,
      connectionTimeoutMillis: patience / 2,
      query_timeout: patience,
      statement_timeout: patience,
      idle_in_transaction_session_timeout: patience,
    })
      .on('error', ignore)
      .on('connect', (client) => void client.on('error', ignore))
  // No beacon waits for the connection of a slow reader. One writer adds beacons, and the other removes old rows.
  const [writers, readers] = [poolOf(2), poolOf(4)]
  const close = async (): Promise<void> => {
    await Promise.all([writers.end(), readers.end()])
  }

  async function write(statements: Statement[]): Promise<void> {
    const client = await writers.connect()
    try {
      await client.query(`BEGIN; SELECT pg_advisory_xact_lock(${writersLock})`)
      for (const { sql, values } of statements) await client.query(placeholders(sql), values)
      await client.query('COMMIT')
      client.release()
    } catch (error) {
      // Without its connection PostgreSQL takes the transaction back.
      client.release(true)
      throw error
    }
  }
  const failed = (error: unknown): Promise<never> => Promise.reject(new DatabaseError(place, error))
  const read = <Row>(sql: string, ...values: Statement['values']): Promise<Row[]> =>
    readers.query(placeholders(sql), values).then(({ rows }) => rows as Row[], failed)
  const database: Database = {
    write: (statements) => write(statements).catch(failed),
    read,
    secondsAhead: async () => {
      const asked = Date.now()
      const [{ now } = { now: asked }] = await read<{ now: number }>('SELECT extract(epoch FROM clock_timestamp()) * 1000 AS now')
      // Equal clocks say a time between question and answer.
      const nearest = Math.min(Math.max(now, asked), Date.now())
      return Math.round((now - nearest) / 1_000)
    },
    close,
  }
  try {
    await database.write([{ sql: createTables({ text: 'TEXT COLLATE "C"', storage: '' }), values: [] }])
    return database
  } catch (error) {
    await close()
    throw error
  }
}
