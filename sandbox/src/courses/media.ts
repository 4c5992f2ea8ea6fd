import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const mediaFolder = fileURLToPath(new URL('../../media', import.meta.url))

/** Folders of `media/lessons`. */
export const recordings = ['a', 'b'] as const

/** Seconds by recording. */
export type Durations = ReadonlyMap<string, number>

export const playlistUrl = (recording: string) => `/media/lessons/${recording}/index.m3u8`

/** Duration of an HLS media playlist in seconds: the sum of its segments, rounded down. */
export function playlistSeconds(playlist: string): number {
  const segments = [...playlist.matchAll(/^#EXTINF:([\d.]+)/gm)].map((match) => Number(match[1]))
  return Math.floor(segments.reduce((sum, seconds) => sum + seconds, 0))
}

export function readDurations(folder = mediaFolder): Durations {
  return new Map(
    recordings.map((name) => [name, playlistSeconds(readFileSync(join(folder, 'lessons', name, 'index.m3u8'), 'utf8'))]),
  )
}
