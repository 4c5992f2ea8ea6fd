/** @jest-environment node */
import type { Chapter, Lesson } from '@xhkt/contract'
import { lessonToContinue } from '@xhkt/kit/rules/continue-learning'
import { lessonsOf } from '@xhkt/kit/rules/lesson'
import { sampleLesson } from '@xhkt/testing/sample-course'
import { hasPage, neighboursOf, rowPath, stateForCaller } from './outline.ts'

const lesson = (section_id: string, type: Lesson['type'] = 1, more: Partial<Lesson> = {}) =>
  sampleLesson({ section_id, title: `第${section_id}节`, type, ...more })
const chapter = (chapter_id: string, lessons: Lesson[]): Chapter => ({ chapter_id, title: `第${chapter_id}章`, lessons })

const page = '/live?course_id=12&section_id=7'
const room = '/living?live_room_id=88'

test.each([
  [1, true, false, 'recorded', page],
  [1, false, true, 'recorded', page],
  [1, false, false, 'locked', page],
  [3, true, false, 'playback', page],
  [3, false, false, 'locked', page],
  [5, false, false, 'locked', page],
  [5, true, false, 'locked', page],
  [2, true, false, 'upcoming', room],
  [2, false, true, 'upcoming', room],
  [2, false, false, 'locked', page],
  [4, true, false, 'playbackPending', null],
  [0, true, false, 'unavailable', null],
] as const)('type %i, owned %s, trial %s is %s and leads to %s [courses#lesson-types]', (type, owned, is_trial, state, path) => {
  const given = lesson('7', type, { is_trial, live_room_id: '88' })
  expect(stateForCaller(given, { id: '12', owned })).toBe(state)
  expect(rowPath(given, { id: '12', owned })).toBe(path)
})

test('a live lesson without a room leads nowhere', () => {
  expect(rowPath(lesson('7', 2), { id: '12', owned: true })).toBeNull()
})

const chapters = [
  chapter('1', [lesson('11'), lesson('12', 2), lesson('13', 3)]),
  chapter('2', []),
  chapter('3', [lesson('31', 0), lesson('32', 5)]),
]

test.each([
  ['11', undefined, '13'],
  ['12', '11', '13'],
  ['13', '11', '32'],
  ['32', '13', undefined],
  ['99', undefined, undefined],
])('the neighbours of %s are %s and %s: across chapters, without lessons that have no recording', (at, previous, next) => {
  const found = neighboursOf(chapters, at)
  expect([found.previous?.section_id, found.next?.section_id]).toEqual([previous, next])
})

test.each([
  ['nothing was studied', [], '11'],
  ['the last studied', [{ section_id: '13', updated_at: 9 }, { section_id: '11', updated_at: 5 }], '13'],
  ['the last studied is gone', [{ section_id: '77', updated_at: 9 }], '11'],
])('the lesson to continue when %s', (_, progress, expected) => {
  expect(lessonToContinue(lessonsOf(chapters).filter(hasPage), progress)?.section_id).toBe(expected)
})

test('a course without a recording has no first lesson', () => {
  expect([lesson('11', 0)].filter(hasPage)).toEqual([])
})
