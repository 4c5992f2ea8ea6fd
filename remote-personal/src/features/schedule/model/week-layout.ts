import type { TimetableLesson } from '@xhkt/contract'
import { weekLength } from '@xhkt/contract/beijing-time'

const hour = 3600
const day = 24 * hour

/** A lesson in the column of the day on which it starts. */
export interface PlacedLesson {
  key: string
  lesson: TimetableLesson
  /** The row: the hour of its start, from 0. */
  hour: number
  /** Its place among the lessons that overlap it, from 0, and how many places there are. */
  lane: number
  lanes: number
  /** The lessons of the learner that overlap it, on another day too. */
  clashes: TimetableLesson[]
}

export interface Day {
  /** 00:00 in Beijing. */
  starts_at: number
  /** By start time. */
  lessons: PlacedLesson[]
}

const keyOf = ({ section_id, starts_at }: TimetableLesson): string => `${section_id}-${starts_at}`

/** The lessons that overlap each lesson. `lessons` are sorted by start time. */
function findClashes(lessons: readonly TimetableLesson[]): Map<TimetableLesson, TimetableLesson[]> {
  const clashes = new Map(lessons.map((lesson): [TimetableLesson, TimetableLesson[]] => [lesson, []]))
  lessons.forEach((lesson, index) => {
    for (const later of lessons.slice(index + 1)) {
      if (later.starts_at >= lesson.ends_at) break
      clashes.get(lesson)?.push(later)
      clashes.get(later)?.push(lesson)
    }
  })
  return clashes
}

/** Puts lessons that overlap beside each other: each takes the first free lane. Lessons that touch no other have the whole width. */
function placed(lessons: readonly TimetableLesson[], start: number, clashes: Map<TimetableLesson, TimetableLesson[]>): PlacedLesson[] {
  const result: PlacedLesson[] = []
  let cluster: PlacedLesson[] = []
  let ends: number[] = []
  for (const lesson of lessons) {
    if (lesson.starts_at >= Math.max(0, ...ends)) [cluster, ends] = [[], []]
    const free = ends.findIndex((end) => end <= lesson.starts_at)
    const lane = free < 0 ? ends.length : free
    ends[lane] = lesson.ends_at
    const row = Math.floor((lesson.starts_at - start) / hour)
    const item = { key: keyOf(lesson), lesson, hour: row, lane, lanes: 1, clashes: clashes.get(lesson) ?? [] }
    cluster.push(item)
    for (const one of cluster) one.lanes = ends.length
    result.push(item)
  }
  return result
}

/**
 * The seven days of a week with their lessons. A lesson that ends on the next day stands on the day of its start.
 * @param monday - 00:00 in Beijing, in 10-digit seconds
 * @param lessons - sorted by start time; those of the nights around the week only count as clashes
 */
export function daysOf(monday: number, lessons: readonly TimetableLesson[]): Day[] {
  const clashes = findClashes(lessons)
  return Array.from({ length: weekLength / day }, (_, index) => {
    const start = monday + index * day
    const own = lessons.filter(({ starts_at }) => starts_at >= start && starts_at < start + day)
    return { starts_at: start, lessons: placed(own, start, clashes) }
  })
}

/** The evening, for a week with few lessons. */
const usual = { first: 19, count: 3 }

/** Fewer free hours than these keep their rows. */
const gapLength = 3

const range = (first: number, end: number): number[] => Array.from({ length: end - first }, (_, index) => first + index)

/**
 * The hours that are rows of the table, in order: from the first start to the last end of the week, without three or more hours in a row in
 * which no day has a lesson. From 24 on they are of the next day.
 */
export function hoursOf(days: readonly Day[]): number[] {
  const taken = new Set(
    days.flatMap(({ starts_at, lessons }) =>
      lessons.flatMap((item) => range(item.hour, Math.ceil((item.lesson.ends_at - starts_at) / hour))),
    ),
  )
  if (taken.size === 0) return range(usual.first, usual.first + usual.count)
  const first = Math.min(...taken)
  const all = range(first, Math.max(first + usual.count, Math.max(...taken) + 1))
  const isTaken = (one: number): boolean => taken.has(one)
  return all.filter((one) => {
    const [before, after] = [all.findLast((other) => other <= one && isTaken(other)), all.find((other) => other >= one && isTaken(other))]
    return before === undefined || after === undefined || after - before - 1 < gapLength
  })
}

/** How many lessons overlap another one. */
export const clashCount = (days: readonly Day[]): number =>
  days.flatMap(({ lessons }) => lessons).filter(({ clashes }) => clashes.length > 0).length
