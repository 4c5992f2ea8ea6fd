import { type PreviewReference, previewText } from '@xhkt/contract/federation/preview'
import { config } from '@xhkt/platform/config'
import { failedPreview, hostPreviewInCookie, reloadFor, requestHostPreview } from '../../boot/host-preview-cookie.ts'
import { releaseName } from '../../federation/tab-releases.ts'

/** Resolves never: nothing runs before the next page. */
const untilNextPage = (): Promise<never> => new Promise(() => undefined)

/** The preview whose page this is, as in an address. Another tab may have asked for it: a cookie is of all tabs. */
export const hostPreviewOfPage = (): string | null =>
  config.preview === undefined ? null : previewText({ area: 'host', release: releaseName('host'), id: config.preview })

/** Has the server send the page of this preview, which has been verified. False if there is no such page, or it does not work here. */
export async function openHostPreview({ id }: PreviewReference): Promise<boolean> {
  if (config.preview === id) {
    requestHostPreview(id)
    return true
  }
  return hostPreviewInCookie() !== failedPreview(id) && reloadFor(id) && untilNextPage()
}

/** Loads the live page, if this is the page of a preview that is refused. The live page says why. */
export async function leaveRefusedHostPreview({ id }: PreviewReference): Promise<void> {
  if (config.preview === id && reloadFor(failedPreview(id))) await untilNextPage()
}

/** The next page is that of the live host. */
export function forgetHostPreview(): void {
  if (hostPreviewInCookie()) requestHostPreview('')
}

/** Loads the live page, if this is the page of a preview that this tab does not ask for any more. */
export async function leaveOtherHostPreview(asked: string[]): Promise<void> {
  const own = hostPreviewOfPage()
  if (own === null || asked.includes(own)) return
  location.reload()
  await untilNextPage()
}
