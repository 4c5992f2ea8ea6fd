/** No legitimate address needs as many. */
const MAX_DECODINGS = 4

// A browser or a router could read such a path as another host or another path.
const isUnsafe = (path: string): boolean => !path.startsWith('/') || /\/\/|\\|\p{Control}/u.test(path)

/**
 * The address to return to after a login if it is a path of this site, else null (docs/product/session.md#return-address). Rejects other
 * sites, `//host`, `/\host` and schemes, also when they are percent-encoded.
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
