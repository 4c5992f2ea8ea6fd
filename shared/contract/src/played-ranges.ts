/** A part of a lesson that was played: its start and its end, in seconds of the lesson. */
export type PlayedRange = [start: number, end: number]

/** The most ranges of a study report. */
export const maxReportRanges = 100

/** A lesson is finished when this share of its length was played (docs/product/courses.md#study-progress). */
const finishedShare = 0.9

/** The union of ranges: sorted, without overlaps, and joined where they touch. Empty and reversed ranges are left out. */
export function mergeRanges(ranges: readonly PlayedRange[]): PlayedRange[] {
  const merged: PlayedRange[] = []
  const sorted = ranges.filter(([start, end]) => end > start).sort(([a], [b]) => a - b)
  for (const [start, end] of sorted) {
    const last = merged.at(-1)
    if (last && start <= last[1]) last[1] = Math.max(last[1], end)
    else merged.push([start, end])
  }
  return merged
}

/** The sum of ranges in seconds, to the millisecond. The ranges of `mergeRanges` count every second of the lesson once. */
export function secondsOf(ranges: readonly PlayedRange[]): number {
  return Math.round(ranges.reduce((sum, [start, end]) => sum + end - start, 0) * 1000) / 1000
}

/** Whether a lesson of `duration` seconds is finished when `played` of them were played, each counted once. */
export const isFinished = (played: number, duration: number): boolean => duration > 0 && played >= duration * finishedShare
