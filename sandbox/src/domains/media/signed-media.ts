import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const secret = randomBytes(32)

/** Addresses of one window are equal, so that a browser can cache their files. In seconds. */
const windowSeconds = 3600

const signatureOf = (expires: number): string => createHmac('sha256', secret).update(String(expires)).digest('base64url').slice(0, 22)

/** A part of a path that allows what follows it for one to two hours. Relative addresses in a playlist keep it. */
export function mediaToken(now: number): string {
  const expires = (Math.floor(now / windowSeconds) + 2) * windowSeconds
  return `~${expires}-${signatureOf(expires)}`
}

const signed = /^(lessons|forms)\/~(\d{1,12})-([\w-]{22})\//

/**
 * The path of a lesson's file without its token; null if the token is forged or has expired. Playlists of lessons need one, and all of
 * `forms`. Segments and tracks are also served without: live rooms play the same segments.
 */
export function allowedPath(path: string, now: number): string | null {
  const [whole = '', folder = '', expires = '', signature = ''] = signed.exec(path) ?? []
  if (!whole) return path.startsWith('forms/') || (path.startsWith('lessons/') && path.endsWith('.m3u8')) ? null : path
  const isGenuine = timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(Number(expires))))
  return isGenuine && now < Number(expires) ? `${folder}/${path.slice(whole.length)}` : null
}
