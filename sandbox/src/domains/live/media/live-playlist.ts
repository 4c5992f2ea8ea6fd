import { liveWindow, playlistHead, range, segmentAt, segmentHead, segmentLines } from './live-segments.ts'

/**
 * A live playlist, which slides with the clock: the last segments that have been complete at `nowMs`, of a picture that began at
 * `startedAt` (Unix seconds).
 */
export function livePlaylist(rendition: string, startedAt: number, nowMs: number): string {
  const { first, end } = liveWindow(startedAt, nowMs)
  const segments = range(first, end).map((sequence) => segmentAt(rendition, sequence))
  const lines = segments.map((segment) => segmentHead(segment, startedAt) + segmentLines(segment))
  return `${playlistHead(first).join('\n')}\n${lines.join('')}`
}
