/** The form of a recording: an HLS playlist with segments, or one file that is read by byte ranges. */
export type MediaForm = 'playlist' | 'file'

/** The endings of files that a browser may play. */
const fileEnding = /\.(?:mp4|m4v|mov|webm|m4a|mp3|aac|ogg|wav|flac)$/i

/** The form named by the ending of an address; null for an address without a known ending, such as `/video/123`. */
export function mediaForm(url: string): MediaForm | null {
  const path = url.replace(/[?#].*/s, '')
  if (/\.m3u8$/i.test(path)) return 'playlist'
  return fileEnding.test(path) ? 'file' : null
}
