export type Value = string | number | null

export interface Statement {
  /** In the SQL that both databases understand. The values are `?1`, `?2` and so on. */
  sql: string
  values: Value[]
}

/** Where the tables are. What is called throws a `DatabaseError` if the database does not do it. */
export interface Database {
  /**
   * Runs the statements in one transaction. All collectors of a database do so one after the other, as they all add to the same rows. Once
   * this is done, the end of the process cannot lose it.
   */
  write(statements: Statement[]): Promise<void>
  read<Row>(sql: string, ...values: Value[]): Promise<Row[]>
  /** How far its clock is ahead of that of this machine. */
  secondsAhead(): Promise<number>
  close(): Promise<void>
}

/** The database is away, or refuses. A request is answered 503, so that nobody takes a beacon for kept. */
export class DatabaseError extends Error {
  override name = 'DatabaseError'
  readonly statusCode = 503

  constructor(place: string, cause: unknown) {
    // An AggregateError of Node, for a host with two addresses, has no message.
    const { message, code } = cause as { message?: string; code?: string }
    super(`The database ${place} fails: ${message || (code ?? String(cause))}`, { cause })
  }
}
