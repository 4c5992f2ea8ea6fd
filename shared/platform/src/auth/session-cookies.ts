interface Names {
  token: string
  expires: string
}

/** On https. A browser takes them only from this host, not from a sibling subdomain (docs/decisions/121-session.md). */
const prefixed: Names = { token: '__Host-xhkt_token', expires: '__Host-xhkt_expires' }
/** On http, and on https for older releases of the host. */
const plain: Names = { token: 'xhkt_token', expires: 'xhkt_expires' }

const isSecure = (): boolean => location.protocol === 'https:'

/** `expiresAt` is in 10-digit seconds. */
export interface Session {
  token: string
  expiresAt: number
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    // Not a cookie of ours.
    return ''
  }
}

/** Several cookies can have the same name: a sibling subdomain can set one beside that of this host. */
const readCookies = (name: string): string[] =>
  document.cookie
    .split('; ')
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => decode(pair.slice(name.length + 1)))

function writeCookie(name: string, value: string, maxAge: number): void {
  const secure = isSecure() ? '; Secure' : ''
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`
}

/**
 * The session of the cookies; null when it has expired or its expiry is invalid. The boot script uses it too. The prefixed cookies count
 * while a plain one has their token. Otherwise an older release has changed the session since, and the plain ones count.
 */
export function readSession(): Session | null {
  const tokens = readCookies(plain.token)
  const [own = ''] = isSecure() ? readCookies(prefixed.token) : []
  const [token = '', names] = own && tokens.includes(own) ? [own, prefixed] : [tokens[0], plain]
  const expiresAt = Number(readCookies(names.expires)[0])
  return token && expiresAt * 1000 > Date.now() ? { token, expiresAt } : null
}

function writeCookies({ token, expires }: Names, maxAge: number): void {
  for (const names of isSecure() ? [prefixed, plain] : [plain]) {
    writeCookie(names.token, token, maxAge)
    writeCookie(names.expires, expires, maxAge)
  }
}

/** Writes the cookies. Returns whether the browser has kept them. */
export function writeSession({ token, expiresAt }: Session): boolean {
  writeCookies({ token, expires: String(expiresAt) }, Math.max(0, Math.floor(expiresAt - Date.now() / 1000)))
  return readSession()?.token === token
}

/**
 * Whether the browser keeps cookies of this site, found out by writing one. `navigator.cookieEnabled` is true in Chromium also where the
 * learner has blocked the cookies of the site.
 */
export function keepsCookies(): boolean {
  writeCookie('xhkt_probe', '1', 60)
  const isKept = readCookies('xhkt_probe').length > 0
  writeCookie('xhkt_probe', '', 0)
  return isKept
}

export function clearSession(): void {
  writeCookies({ token: '', expires: '' }, 0)
}
