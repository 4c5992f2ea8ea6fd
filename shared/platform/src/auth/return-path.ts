/** More decodings than any honest address needs. */
const MAX_DECODINGS = 4

// What a browser or a router may read as another host, or as another path than the one that is written.
const isUnsafe = (path: string): boolean => !path.startsWith('/') || /\/\/|\\|\p{Control}/u.test(path)

/**
 * The address to return to after a login, when it is a path of this site (product decisions, Session); else null.
 * Other sites, `//host`, `/\host`, schemes, and any of these behind percent-escapes are dropped.
 */
export function safeReturnPath(value: string | null | undefined): string | null {
  if (!value) return null
  let path = value.split(/[?#]/, 1)[0] ?? ''
  for (let i = 0; i < MAX_DECODINGS; i++) {
    if (isUnsafe(path)) return null
    let decoded: string
    try {
      decoded = decodeURIComponent(path)
    } catch {
      return null
    }
    if (decoded === path) return value
    path = decoded
  }
  return null
}
