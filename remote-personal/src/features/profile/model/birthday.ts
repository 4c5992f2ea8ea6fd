import { beijingOffset } from '@xhkt/contract/beijing-time'
import { birthdayFault, oldestAge } from '@xhkt/contract/profile-rules'

/** The parts as their selects have them: `2004`, `02`, `29`; empty: not chosen. */
export interface BirthdayParts {
  year: string
  month: string
  day: string
}

interface Option {
  value: string
  text: string
}

const two = (number: number): string => String(number).padStart(2, '0')
const range = (first: number, last: number): number[] => Array.from({ length: last - first + 1 }, (_, index) => first + index)
const optionsOf = (numbers: readonly number[], unit: string): Option[] =>
  numbers.map((number) => ({ value: two(number), text: `${number} ${unit}` }))

/** The day in Beijing at a moment in milliseconds: `2026-11-25`. */
export const dayInBeijing = (moment: number): string => new Date(moment + beijingOffset * 1000).toISOString().slice(0, 10)

/** All years, this year first. */
export const yearOptions = (today: string): Option[] => {
  const year = Number(today.slice(0, 4))
  return optionsOf(range(year - oldestAge, year).reverse(), '年')
}
export const monthOptions: readonly Option[] = optionsOf(range(1, 12), '月')

/** As many days as the month has: 29 for a February without a year. */
export function dayOptions({ year, month }: BirthdayParts): Option[] {
  const days = month === '' ? 31 : new Date(Date.UTC(Number(year || '2000'), Number(month), 0)).getUTCDate()
  return optionsOf(range(1, days), '日')
}

export function partsOf(birthday: string): BirthdayParts {
  const [year = '', month = '', day = ''] = birthday.split('-')
  return { year, month, day }
}

/** The birthday of the parts; empty without any, null while some are missing. */
export function birthdayOf({ year, month, day }: BirthdayParts): string | null {
  const parts = [year, month, day]
  if (parts.every((part) => part === '')) return ''
  return parts.includes('') ? null : parts.join('-')
}

/** The messages beside the selects. */
export function checkBirthday(parts: BirthdayParts, today: string): Partial<Record<keyof BirthdayParts, string>> {
  const birthday = birthdayOf(parts)
  if (birthday === '') return {}
  if (birthday === null) {
    return {
      ...(parts.year === '' && { year: '请选择年份' }),
      ...(parts.month === '' && { month: '请选择月份' }),
      ...(parts.day === '' && { day: '请选择日期' }),
    }
  }
  const fault = birthdayFault(birthday, today)
  if (fault === 'noDay') return { day: '这个月没有这一天' }
  return fault === null ? {} : { year: fault === 'future' ? '生日不能晚于今天' : '请核对出生年份' }
}
