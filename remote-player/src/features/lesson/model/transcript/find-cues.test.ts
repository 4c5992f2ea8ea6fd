/** @jest-environment node */
import { cueNumberAt, findCues } from './find-cues.ts'

const cues = ['React 的路由', '间隔复习', 'react 与间隔'].map((text, i) => ({ start: i * 10 + 5, end: i * 10 + 9, text }))

test.each([
  ['', []],
  ['间隔', [1, 2]],
  ['ＲＥＡＣＴ', [0, 2]],
  ['react 间隔', [2]],
  ['没有', []],
])('lines with "%s": %j', (keyword, found) => {
  expect(findCues(cues, keyword)).toEqual(found)
})

test.each([[0, -1], [5, 0], [9.5, 0], [14.9, 0], [15, 1], [999, 2]])('at %d s the line is number %d', (position, number) => {
  expect(cueNumberAt(cues, position)).toBe(number)
})
