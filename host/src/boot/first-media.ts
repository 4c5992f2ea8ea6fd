import { preload } from './preload.ts'
import type { FirstMedia } from './window-globals.ts'

/**
 * Requests the file that a page needs first. Gives it as the media that the host prepares.
 * @param startAt Where the media starts, in seconds. Anything but a number: only the page knows, or the file is no media; null is given.
 */
export function requestFirstFile(url: string, startAt: unknown): FirstMedia | null {
  if (!url || typeof startAt !== 'number') {
    preload(url, 'fetch')
    return null
  }
  // A failure shows when the page loads the media itself.
  const playlist = fetch(url).then(
    (response) => (response.ok ? response.text() : ''),
    () => '',
  )
  return { url, startAt, playlist }
}
