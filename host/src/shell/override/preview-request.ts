import { previewParameter } from '@xhkt/contract/federation/preview'
import { sessionItem } from '@xhkt/platform/storage'

/** The previews of this tab, as in the address, separated by commas. */
export const storedPreviews = sessionItem('xhkt_preview', 'token')

/** Whether this tab has a preview, or the address opens or leaves one. */
export const isPreviewRequested = (): boolean => location.search.includes(previewParameter + '=') || storedPreviews.get() !== null
