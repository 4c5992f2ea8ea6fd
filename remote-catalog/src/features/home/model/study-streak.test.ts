/** @jest-environment node */
import { studyStreak } from './study-streak.ts'

const days = (...spent: number[]) => ({ days: spent.map((each) => ({ date: '2026-11-28', spent: each })) })

test.each([
  ['none', days(), 0],
  ['today alone', days(600, 0, 60), 1],
  ['today is part of it', days(0, 60, 60, 60), 3],
  ['today may still come', days(0, 60, 60, 0), 2],
  ['a day that cannot be read ends it', days(60, NaN, 60), 1],
  ['every day', days(60, 60), 2],
])('days of study in a row: %s', (_, given, count) => {
  expect(studyStreak(given)).toBe(count)
})
