import { at, lesson, monday, ofOther } from '../testing/open-schedule.tsx'
import { clashCount, daysOf, hoursOf } from './week-layout.ts'

const placesOf = (lessons: Parameters<typeof daysOf>[1]) =>
  daysOf(monday, lessons).flatMap(({ lessons: own }, day) =>
    own.map(({ lesson: { title }, hour, lane, lanes }) => [title, day, hour, lane, lanes]),
  )

test('lessons: stand on their days, from Monday to Sunday, at their hours', () => {
  const lessons = [lesson('一', '2026-11-23T00:00'), lesson('二', '2026-11-25T09:30'), lesson('三', '2026-11-29T23:59')]
  expect(placesOf(lessons)).toEqual([['一', 0, 0, 0, 1], ['二', 2, 9, 0, 1], ['三', 6, 23, 0, 1]])
})

test('lessons of one time: stand side by side, and one after them has the whole width', () => {
  const lessons = [
    lesson('一', '2026-11-25T19:00'),
    ofOther('二', '2026-11-25T20:00'),
    lesson('三', '2026-11-25T20:30'),
    lesson('四', '2026-11-25T22:00'),
  ]
  expect(placesOf(lessons)).toEqual([['一', 2, 19, 0, 2], ['二', 2, 20, 1, 2], ['三', 2, 20, 0, 2], ['四', 2, 22, 0, 1]])
  const clashes = daysOf(monday, lessons)[2]!.lessons.map(({ clashes: own }) => own.map(({ title }) => title))
  expect(clashes).toEqual([['二'], ['一', '三'], ['二'], []])
})

test('a lesson that begins when another ends: is no clash', () => {
  const days = daysOf(monday, [lesson('一', '2026-11-25T19:00'), ofOther('二', '2026-11-25T20:30')])
  expect(clashCount(days)).toBe(0)
})

test('a lesson over midnight: stands on the day of its start, and clashes with one of the next day [personal#timetables]', () => {
  const late = [lesson('夜', '2026-11-25T23:30'), ofOther('晨', '2026-11-26T00:30')]
  expect(placesOf(late)).toEqual([['夜', 2, 23, 0, 1], ['晨', 3, 0, 0, 1]])
  expect(clashCount(daysOf(monday, late))).toBe(2)
  expect(hoursOf(daysOf(monday, late.slice(0, 1)))).toEqual([23, 24, 25])
})

test('a lesson of the week before that ends on Monday: is not shown, and is a clash', () => {
  const lessons = [lesson('周日', '2026-11-22T23:30'), ofOther('周一', '2026-11-23T00:30')]
  expect(placesOf(lessons)).toEqual([['周一', 0, 0, 0, 1]])
  expect(clashCount(daysOf(monday, lessons))).toBe(1)
})

test('hours: from the first start to the last end; the evening without lessons', () => {
  expect(hoursOf(daysOf(monday, []))).toEqual([19, 20, 21])
  expect(hoursOf(daysOf(monday, [lesson('一', '2026-11-24T09:30'), lesson('二', '2026-11-25T19:45')]))).toEqual([9, 10, 19, 20, 21])
  expect(hoursOf(daysOf(monday, [lesson('一', '2026-11-24T20:00', {}, 60)]))).toEqual([20, 21, 22])
})

test('hours without a lesson on any day: three and more are left out, two keep their rows [personal#timetables]', () => {
  const week = (...starts: string[]) => hoursOf(daysOf(monday, starts.map((start) => lesson(start, start))))
  expect(week('2026-11-24T09:00', '2026-11-25T13:00')).toEqual([9, 10, 11, 12, 13, 14])
  expect(week('2026-11-24T09:00', '2026-11-25T14:00')).toEqual([9, 10, 14, 15])
  expect(week('2026-11-24T09:00', '2026-11-24T14:00', '2026-11-26T12:00')).toEqual([9, 10, 11, 12, 13, 14, 15])
  expect(week('2026-11-24T07:00', '2026-11-25T12:30', '2026-11-26T23:30')).toEqual([7, 8, 12, 13, 23, 24])
})

test('a week over the end of a year: has seven days', () => {
  const start = at('2026-12-28T00:00')
  const days = daysOf(start, [lesson('元旦', '2027-01-01T19:00')])
  expect(days.map(({ lessons }) => lessons.length)).toEqual([0, 0, 0, 0, 1, 0, 0])
  expect(days[6]!.starts_at).toBe(at('2027-01-03T00:00'))
})
