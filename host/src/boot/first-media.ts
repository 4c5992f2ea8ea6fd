import { mediaForm } from '@xhkt/contract/media-form'
import { preload } from './preload.ts'
import type { FirstMedia } from './window-globals.ts'

/** Preloads what a page fetches first. A file that is no playlist would load whole: the page loads the part that it plays. */
export function preloadPlaylist(url: string): void {
  if (mediaForm(url) === 'playlist') preload(url, 'fetch')
}

/**
 * Requests the playlist that a page needs first. Gives it as the media that the host prepares; null: there is no playlist.
 * @param startAt Where the media starts, in seconds. Anything but a number: only the page knows, and null is given.
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
