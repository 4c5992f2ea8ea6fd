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
