import { hostPreviewCookie } from '@xhkt/contract/federation/preview'

/** The id of the preview of the host that the server sends to this browser; empty for the live host. */
export const hostPreviewInCookie = (): string =>
  document.cookie.split('; ').find((pair) => pair.startsWith(`${hostPreviewCookie}=`))?.slice(hostPreviewCookie.length + 1) ?? ''

/** Has the next page come from this preview of the host, until the session of the browser ends; an empty id means the live host. */
export function requestHostPreview(id: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${hostPreviewCookie}=${id}; Path=/${id ? '' : '; Max-Age=0'}; SameSite=Lax${secure}`
}

/** The value for a preview whose page does not work here: it names no page, so the server sends the live one. */
export const failedPreview = (id: string): string => `failed-${id}`

/**
 * Loads the page again, as the server sends it for this value of the cookie. Does nothing if the cookie has this value already, or the
 * browser keeps no cookie: the same page would come, and reload for ever. Returns whether it loads.
 */
export function reloadFor(value: string): boolean {
  if (hostPreviewInCookie() === value) return false
  requestHostPreview(value)
  const isKept = hostPreviewInCookie() === value
  if (isKept) location.reload()
  return isKept
}
