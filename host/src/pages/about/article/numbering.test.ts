/** @jest-environment node */
import { chineseDay, chineseNumber } from './numbering.ts'

test.each([
  [1, '一'],
  [9, '九'],
  [10, '十'],
  [11, '十一'],
  [18, '十八'],
  [20, '二十'],
  [34, '三十四'],
  [99, '九十九'],
])('chapter %p is %p', (count, text) => {
  expect(chineseNumber(count)).toBe(text)
})

test('a day has no leading zeros', () => {
  expect(chineseDay('2026-01-09')).toBe('2026年1月9日')
})
