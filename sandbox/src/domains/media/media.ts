import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { LessonPlay } from '@xhkt/contract'
import { mediaOfForm, formSeconds, type RecordingForm, recordingForms } from './recording-forms.ts'
import { mediaToken } from './signed-media.ts'

declare module '../../core/context.ts' {
  interface Context {
    durations: Durations
  }
}

export const mediaFolder = fileURLToPath(new URL('../../../media', import.meta.url))

/** Folders of `media/lessons`. `long` repeats the segments of `a` and `b`; `plain` is `a` in one rendition, without tracks. */
export const recordings = ['a', 'b', 'long', 'plain'] as const
export type Recording = (typeof recordings)[number] | RecordingForm

/** Seconds by recording. */
export type Durations = ReadonlyMap<string, number>

/** Serves the same files as `/media/`, so that a test can break one line and keep the other. */
export const secondLine = '/media/lines/2/'

/** The wide one of the two widths of a cover (docs/product/api.md#contract-conventions), by its number from 1 to 24. */
export const coverAddress = (number: number): string => `/media/covers/${String(number).padStart(2, '0')}.320-480w.avif`

const playlistFile = (recording: string) => join('lessons', recording, 'playlist.m3u8')

/**
 * What the player loads: a master playlist with the qualities or a media playlist, the lines, and the WebVTT tracks. The addresses of the
 * playlists expire one to two hours after `now`, in seconds.
 */
export function mediaOf(recording: string, now: number): Pick<LessonPlay, 'url' | 'lines' | 'captions' | 'thumbnails' | 'chapters'> {
  if (recording in recordingForms) return mediaOfForm(recording as RecordingForm, now)
  const file = `lessons/${mediaToken(now)}/${recording}/playlist.m3u8`
  const hasTracks = recording !== 'plain'
  const track = (name: string) => (hasTracks ? `/media/lessons/${recording}/${name}.vtt` : '')
  return {
    url: `/media/${file}`,
    lines: [
      { name: '线路一', url: `/media/${file}` },
      { name: '线路二', url: `${secondLine}${file}` },
    ],
    captions: hasTracks ? [{ lang: 'zh-CN', label: '中文', url: track('captions') }] : [],
    thumbnails: track('thumbnails'),
    chapters: track('chapters'),
  }
}

/** Duration of an HLS media playlist in seconds: the sum of its segments, rounded down. */
export function playlistSeconds(playlist: string): number {
  const segments = [...playlist.matchAll(/^#EXTINF:([\d.]+)/gm)].map((match) => Number(match[1]))
  return Math.floor(segments.reduce((sum, seconds) => sum + seconds, 0))
}

/** The lines of a playlist that are not tags: its segments, or the playlists of its variants. */
export const playlistUris = (playlist: string): string[] => playlist.split('\n').filter((line) => line && !line.startsWith('#'))

/** All variants last equally long. */
function secondsOf(file: string): number {
  const playlist = readFileSync(file, 'utf8')
  const variant = playlist.includes('#EXT-X-STREAM-INF') ? playlistUris(playlist)[0] : undefined
  return variant ? secondsOf(join(dirname(file), variant)) : playlistSeconds(playlist)
}

export const readDurations = (folder = mediaFolder): Durations =>
  new Map([
    ...recordings.map((name): [string, number] => [name, secondsOf(join(folder, playlistFile(name)))]),
    ...Object.keys(recordingForms).map((name): [string, number] => [name, formSeconds]),
  ])
