const shortLength = 15
const longLength = 18

/** Whether the date exists and is not in the future. `month` counts from 1. */
function isPastDay(year: number, month: number, day: number): boolean {
  const date = new Date(year, month - 1, day)
  return year >= 1900 && date.getMonth() === month - 1 && date.getDate() === day && date.getTime() <= Date.now()
}

/**
 * Checks an identity number: 15 or 18 characters with a birth date (docs/product/forms.md#general-patterns). The check digit is not
 * verified.
 * @returns The message, or null.
 */
export function checkIdentityNumber(value: string): string | null {
  const { length } = value
  if (length !== shortLength && length !== longLength) return `请输入15或18位身份证号，您输入的是${length}位`
  if (!/^\d+.$/u.test(value)) return '身份证号除最后一位外只能是数字'
  if (!/[0-9A-Za-z]$/.test(value)) return '身份证号最后一位只能是数字或字母'
  // A number of 15 digits has a year of two digits.
  const birth = length === shortLength ? `19${value.slice(6, 12)}` : value.slice(6, 14)
  const isBorn = isPastDay(Number(birth.slice(0, 4)), Number(birth.slice(4, 6)), Number(birth.slice(6)))
  return isBorn ? null : '身份证号里的出生日期不正确'
}
