import { mediaForm } from '@xhkt/contract/media-form'
import { preload } from './preload.ts'
import type { FirstMedia } from './window-globals.ts'

/** Preloads a playlist. Any other media file would load whole, while the page loads only the part that it plays. */
export function preloadPlaylist(url: string): void {
  if (mediaForm(url) === 'playlist') preload(url, 'fetch')
}

/**
 * Requests the playlist that a page needs first.
 * @param startAt Where the media starts, in seconds. If it is no number, only the page knows the start, and the playlist is just preloaded.
 * @returns The media that the host prepares; null without a playlist or a start.
 */
export function requestFirstFile(url: string, startAt: unknown): FirstMedia | null {
  if (typeof startAt !== 'number' || mediaForm(url) !== 'playlist') {
    preloadPlaylist(url)
    return null
  }
  // A failure shows when the page loads the media itself.
  const playlist = fetch(url).then(
    (response) => (response.ok ? response.text() : ''),
    () => '',
  )
  return { url, startAt, playlist }
}
