const shortLength = 15
const longLength = 18

/** A day of the calendar that has come; `month` counts from 1. */
function isPastDay(year: number, month: number, day: number): boolean {
  const date = new Date(year, month - 1, day)
  return year >= 1900 && date.getMonth() === month - 1 && date.getDate() === day && date.getTime() <= Date.now()
}

/**
 * Section 5, identity number: 15 or 18 digits with a birth date in them, the last of them a digit or a letter.
 * There is no check of the check digit: the specification names none.
 * @returns The message, or null. The specification gives what the messages say, not their words.
 */
export function checkIdentityNumber(value: string): string | null {
  const { length } = value
  if (length !== shortLength && length !== longLength) return `请输入15或18位身份证号，您输入的是${length}位`
  if (!/^\d+.$/u.test(value)) return '身份证号除最后一位外只能是数字'
  if (!/[0-9A-Za-z]$/.test(value)) return '身份证号最后一位只能是数字或字母'
  // Fifteen digits are from the time when a year had two.
  const birth = length === shortLength ? `19${value.slice(6, 12)}` : value.slice(6, 14)
  const isBorn = isPastDay(Number(birth.slice(0, 4)), Number(birth.slice(4, 6)), Number(birth.slice(6)))
  return isBorn ? null : '身份证号里的出生日期不正确'
}
