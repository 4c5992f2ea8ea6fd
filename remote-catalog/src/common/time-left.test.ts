/** @jest-environment node */
import fc from 'fast-check'
import { timeLeft, timeLeftText, timeLeftWords } from './time-left.ts'

test.each([
  [-5, '00:00:00', '0分钟'],
  [0, '00:00:00', '0分钟'],
  [0.2, '00:00:01', '不到1分钟'],
  [59, '00:00:59', '不到1分钟'],
  [3600, '01:00:00', '1小时'],
  [86_399, '23:59:59', '23小时59分钟'],
  [86_400, '1天 00:00:00', '1天'],
  [183_845, '2天 03:04:05', '2天3小时4分钟'],
])('%s seconds', (seconds, text, words) => {
  expect(timeLeftText(seconds)).toBe(text)
  expect(timeLeftWords(seconds)).toBe(words)
})

test('the parts add up to the whole, and each is in its range', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 9 }), (whole) => {
      const { days, hours, minutes, seconds } = timeLeft(whole)
      expect(((days * 24 + hours) * 60 + minutes) * 60 + seconds).toBe(whole)
      expect(hours < 24 && minutes < 60 && seconds < 60).toBe(true)
    }),
  )
})

test('the time shown never grows as the time left shrinks', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10 ** 7 }), (whole) => {
      const total = (left: ReturnType<typeof timeLeft>) => ((left.days * 24 + left.hours) * 60 + left.minutes) * 60 + left.seconds
      expect(total(timeLeft(whole)) - total(timeLeft(whole - 1))).toBe(1)
    }),
  )
})
