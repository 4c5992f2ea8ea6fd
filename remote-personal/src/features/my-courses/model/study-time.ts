import type { StudyDay } from '@xhkt/contract'

const hour = 3600

/** `11/25`. */
export const shortDay = ({ date }: Pick<StudyDay, 'date'>): string => date.slice(5).replace('-', '/').replaceAll(/\b0/g, '')

/** The top of the scale: whole half hours, one at least. */
export const scaleTop = (days: readonly StudyDay[]): number =>
  Math.max(1, Math.ceil(Math.max(0, ...days.flatMap(({ spent }) => (Number.isNaN(spent) ? [] : spent))) / (hour / 2))) * (hour / 2)
