import { matchPath } from './match-route.ts'
import type { EarlyRequest } from './route-manifest.ts'

/** A value of an address by its name: empty where there is none, null where it cannot name anything. */
export type AddressValues = (name: string) => string | null

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/**
 * What an address says: by its query or else by the segments `:name` of its route's path, as `/courseDetail/123`. Ids are of digits. The
 * first page is no page: a list leaves it out of its query.
 */
export function addressValues(path: string, pathname: string, search: string): AddressValues {
  const inQuery = new URLSearchParams(search)
  const inPath = matchPath(path, pathname) ?? {}
  return (name) => {
    const value = (inQuery.get(name) || decoded(inPath[name] ?? '')).trim()
    if (name === 'page') return /^[1-9]\d{0,5}$/.test(value) && value !== '1' ? value : ''
    return name.endsWith('_id') && !/^\d{0,20}$/.test(value) ? null : value
  }
}

/** The query of an early request at an address; null: there it asks for nothing. */
export function earlyQuery({ query = {}, also = [], unless = [] }: EarlyRequest, valueOf: AddressValues): Record<string, string> | null {
  const values: Record<string, string> = {}
  for (const name of unless) if (!also.includes(name) && valueOf(name) !== '') return null
  for (const [name, given] of Object.entries(query)) {
    const value = given.startsWith(':') ? valueOf(given.slice(1)) : given
    if (!value) return null
    values[name] = value
  }
  for (const name of also) {
    const value = valueOf(name)
    if (value === null) return null
    if (value) values[name] = value
  }
  return values
}
