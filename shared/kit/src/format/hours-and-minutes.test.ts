/** @jest-environment node */
import { hoursAndMinutes } from './hours-and-minutes.ts'

test.each([
  [0, '0 分钟'],
  [59, '不到 1 分钟'],
  [2880, '48 分钟'],
  [7200, '2 小时'],
  [7559, '2 小时 5 分钟'],
  [NaN, '--'],
])('%s s is %s', (seconds, text) => {
  expect(hoursAndMinutes(seconds)).toBe(text)
})
