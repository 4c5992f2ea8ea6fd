import type { Day } from './week-layout.ts'

/** Where the keyboard is in the table: a cell, and which of its lessons; 0 for an empty cell. */
export interface GridStop {
  day: number
  hour: number
  nth: number
}

export const nameOf = ({ day, hour, nth }: GridStop): string => `${day}-${hour}-${nth}`

const lastDay = 6

const countAt = (days: readonly Day[], { day, hour }: Omit<GridStop, 'nth'>): number =>
  Math.max(1, days[day]?.lessons.filter((item) => item.hour === hour).length ?? 0)

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value))

const nearest = (hour: number, hours: readonly number[]): number =>
  hours.reduce((best, one) => (Math.abs(one - hour) < Math.abs(best - hour) ? one : best))

/** The same place in a table that has changed. */
export function nearestStop(stop: GridStop, days: readonly Day[], hours: readonly number[]): GridStop {
  const cell = { day: stop.day, hour: nearest(stop.hour, hours) }
  return { ...cell, nth: clamp(stop.nth, 0, countAt(days, cell) - 1) }
}

/** Where the Tab key enters: the first lesson that has not ended, else the first lesson, else the first cell. */
export function firstStop(days: readonly Day[], [first = 0]: readonly number[], now: number): GridStop {
  const all = days.flatMap(({ lessons }, day) =>
    lessons.map(({ hour, lesson }, index) => ({ day, hour, nth: index - lessons.findIndex((item) => item.hour === hour), lesson })),
  )
  const { day, hour, nth } = all.find(({ lesson }) => lesson.ends_at > now) ?? all[0] ?? { day: 0, hour: first, nth: 0 }
  return { day, hour, nth }
}

/**
 * Where a key leads, by the grid pattern of ARIA: arrows to the next lesson or cell, Home and End within the row, with Ctrl within the
 * table. The same stop at an edge, null for any other key.
 */
export function moveStop(stop: GridStop, key: string, isCtrl: boolean, days: readonly Day[], hours: readonly number[]): GridStop | null {
  const { day, hour, nth } = stop
  const row = hours.indexOf(hour)
  const hourAt = (index: number): number => hours.at(index) ?? hour
  const at = (to: Omit<GridStop, 'nth'>, isLast = false): GridStop => ({ ...to, nth: isLast ? countAt(days, to) - 1 : 0 })
  switch (key) {
    case 'ArrowRight':
      if (nth + 1 < countAt(days, stop)) return { ...stop, nth: nth + 1 }
      return day < lastDay ? at({ day: day + 1, hour }) : stop
    case 'ArrowLeft':
      if (nth > 0) return { ...stop, nth: nth - 1 }
      return day > 0 ? at({ day: day - 1, hour }, true) : stop
    case 'ArrowDown':
      return row + 1 < hours.length ? at({ day, hour: hourAt(row + 1) }) : stop
    case 'ArrowUp':
      return row > 0 ? at({ day, hour: hourAt(row - 1) }) : stop
    case 'Home':
      return at({ day: 0, hour: isCtrl ? hourAt(0) : hour })
    case 'End':
      return at({ day: lastDay, hour: isCtrl ? hourAt(-1) : hour }, true)
    default:
      return null
  }
}
