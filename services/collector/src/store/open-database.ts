import type { Database } from './database.ts'
import { openLibsql } from './libsql-database.ts'
import { openPostgres } from './postgres-database.ts'

const schemeOf = (place: string): string | undefined => /^([a-z][a-z\d+.-]*):\/\//i.exec(place)?.[1]

/** Is this an address, and no folder? Throws if it is one of another database. */
export function isPostgres(place: string): boolean {
  const scheme = schemeOf(place)
  if (scheme !== undefined && !['postgres', 'postgresql'].includes(scheme)) {
    throw new RangeError(`--data takes a folder or postgres://…, not ${scheme}://…`)
  }
  if (scheme !== undefined && !URL.canParse(place)) throw new RangeError('--data is no address such as postgres://user@host/name')
  return scheme !== undefined
}

/** @param place - a folder, or the address of a PostgreSQL database */
export const openDatabase = async (place: string): Promise<Database> => (isPostgres(place) ? openPostgres(place) : openLibsql(place))
