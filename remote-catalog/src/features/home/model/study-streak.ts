import type { StudyData } from '@xhkt/contract'

/** The number of days with study in a row, up to today. Today counts once there is study; before, it breaks nothing. */
export function studyStreak({ days }: Pick<StudyData, 'days'>): number {
  const spent = days.map((day) => day.spent).reverse()
  const [today = 0, ...before] = spent
  const past = before.findIndex((seconds) => !(seconds > 0))
  return (past < 0 ? before.length : past) + (today > 0 ? 1 : 0)
}
