const TOKEN = 'xhkt_token'
const EXPIRES = 'xhkt_expires'

/** `expiresAt` is in 10-digit seconds. */
export interface Session {
  token: string
  expiresAt: number
}

function readCookie(name: string): string {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`))
  try {
    return decodeURIComponent(found?.slice(name.length + 1) ?? '')
  } catch {
    // Not a cookie of ours.
    return ''
  }
}

function writeCookie(name: string, value: string, maxAge: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`
}

/** The session of the cookies; null when it has expired or its expiry is invalid. The boot script uses it too. */
export function readSession(): Session | null {
  const token = readCookie(TOKEN)
  const expiresAt = Number(readCookie(EXPIRES))
  return token && expiresAt * 1000 > Date.now() ? { token, expiresAt } : null
}

export function writeSession({ token, expiresAt }: Session): void {
  const maxAge = Math.max(0, Math.floor(expiresAt - Date.now() / 1000))
  writeCookie(TOKEN, token, maxAge)
  writeCookie(EXPIRES, String(expiresAt), maxAge)
}

export function clearSession(): void {
  writeCookie(TOKEN, '', 0)
  writeCookie(EXPIRES, '', 0)
}
