import { tidyLine } from './clean-text.ts'
import { nicknameMaxLength, nicknameMinLength } from './limits.ts'

/** Letters, digits, spaces and `·`, `_`, `-`, but no letter without a shape: the Hangul fillers. */
const nicknameForm = /^(?!.*[\u115F\u1160\u3164\uFFA0])[\p{L}\p{Nd} ·_-]+$/u

/** A nickname in the form in which it is stored: composed characters, one line, no white space at its ends. */
export const tidyNickname = (text: string): string => tidyLine(text).normalize('NFC')

/**
 * The fault of a tidy nickname (docs/product/personal.md#profile); null if it has none. An empty nickname is valid: pages then show the
 * phone number.
 */
export function nicknameFault(text: string): 'length' | 'characters' | null {
  if (text === '') return null
  const { length } = Array.from(text)
  if (length < nicknameMinLength || length > nicknameMaxLength) return 'length'
  return nicknameForm.test(text) ? null : 'characters'
}

const dayPattern = /^(\d{4})-(\d{2})-(\d{2})$/

/** Whether a text is a day of the calendar: `2004-02-29`, not `2003-02-29`. */
function isDay(day: string): boolean {
  const [, year, month, date] = dayPattern.exec(day) ?? []
  if (year === undefined) return false
  const moment = new Date(Date.UTC(Number(year), Number(month) - 1, Number(date)))
  return moment.getUTCMonth() === Number(month) - 1 && moment.getUTCDate() === Number(date)
}

/** The highest age of a learner, in years. */
export const oldestAge = 120

/**
 * The fault of a birthday (docs/product/personal.md#profile); null if it has none.
 * @param birthday `2004-02-29`.
 * @param today The day in Beijing, in the same form.
 */
export function birthdayFault(birthday: string, today: string): 'noDay' | 'future' | 'tooOld' | null {
  if (!isDay(birthday)) return 'noDay'
  if (birthday > today) return 'future'
  return Number(today.slice(0, 4)) - Number(birthday.slice(0, 4)) > oldestAge ? 'tooOld' : null
}
