import { matchPath } from './match-route.ts'
import type { EarlyRequest } from './route-manifest.ts'

/** Returns a value of an address by name: an empty text if the value is missing, null if it is invalid. */
export type AddressValues = (name: string) => string | null

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/**
 * The values of an address. The query comes first, then the segments `:name` of the route's path, as in `/courseDetail/123`.
 * A name that ends in `_id` is valid with up to 20 digits. `page` is empty for page 1, because a list leaves it out of its query.
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

/** The query of an early request at an address; null if no request is sent at that address. */
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
