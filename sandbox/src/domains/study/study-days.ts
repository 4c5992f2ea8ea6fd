import type { StudyData } from '@xhkt/contract'
import { beijingOffset } from '@xhkt/contract/beijing-time'
import type { PlayedRange } from '@xhkt/contract/played-ranges'
import type { Context } from '../../core/context.ts'
import { type Db, query } from '../../core/database.ts'

const daySeconds = 86_400
/** The days that the answer lists, today included. */
const listedDays = 28

/** Days since 1970-01-01 in Beijing. */
export const beijingDay = (seconds: number): number => Math.floor((seconds + beijingOffset) / daySeconds)

/** A day of `beijingDay` as `2026-11-25`. */
export const dateOf = (day: number): string => new Date(day * daySeconds * 1000).toISOString().slice(0, 10)

const sums = query<{ total: number | null; days: number }>('SELECT sum(spent) AS total, count(*) AS days FROM study_day WHERE user_id = ?')
const since = query<{ day: number; spent: number }>('SELECT day, spent FROM study_day WHERE user_id = ? AND day >= ?')

export function addStudyDay(db: Db, userId: number, day: number, spent: number): void {
  db.run(
    'INSERT INTO study_day (user_id, day, spent) VALUES (?, ?, ?) ON CONFLICT (user_id, day) DO UPDATE SET spent = spent + excluded.spent',
    ...[userId, day, spent],
  )
}

/** Adds moments that were studied to their days. A moment that lasts over midnight is divided. */
export function addStudyDays(db: Db, userId: number, moments: readonly PlayedRange[]): void {
  for (const [from, until] of moments) {
    for (let start = from; start < until; ) {
      const day = beijingDay(start)
      const end = Math.min(until, (day + 1) * daySeconds - beijingOffset)
      addStudyDay(db, userId, day, end - start)
      start = end
    }
  }
}

/** The study time of a learner: it is summed up when a report is counted, so that reading it costs the same after years. */
export function studyData({ db, clock }: Context, userId: number): StudyData {
  const today = beijingDay(clock.now())
  const first = today - listedDays + 1
  const spentOn = new Map(db.all(since, userId, first).map(({ day, spent }) => [day, Math.round(spent)]))
  const days = Array.from({ length: listedDays }, (_, index) => ({ date: dateOf(first + index), spent: spentOn.get(first + index) ?? 0 }))
  const all = db.get(sums, userId)
  return { today: spentOn.get(today) ?? 0, total: Math.round(all?.total ?? 0), studied_days: all?.days ?? 0, days }
}
