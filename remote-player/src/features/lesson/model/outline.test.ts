import type { Chapter, Lesson } from '@xhkt/contract'
import { sampleLesson } from '@xhkt/testing/sample-course'
import { addressOf, findLesson, firstLesson, lessonState, neighboursOf } from './outline.ts'

const lesson = (section_id: string, type: Lesson['type'] = 1, more: Partial<Lesson> = {}) =>
  sampleLesson({ section_id, title: `第${section_id}节`, type, ...more })
const chapter = (chapter_id: string, lessons: Lesson[]): Chapter => ({ chapter_id, title: `第${chapter_id}章`, lessons })

// docs/product/courses.md#lesson-types
test.each([
  [1, true, false, 'open'],
  [1, false, true, 'open'],
  [1, false, false, 'locked'],
  [3, true, false, 'open'],
  [3, false, false, 'locked'],
  [5, false, false, 'locked'],
  [5, true, false, 'locked'],
  [2, true, false, 'live'],
  [4, true, false, 'in-the-making'],
  [0, true, false, 'nothing-yet'],
] as const)('type %i, owned %s, trial %s: %s', (type, owned, is_trial, state) => {
  expect(lessonState(lesson('1', type, { is_trial }), owned)).toBe(state)
})

test.each([
  ['open', '/live?course_id=12&section_id=7'],
  ['locked', '/live?course_id=12&section_id=7'],
  ['live', '/living?live_room_id=88'],
  ['in-the-making', null],
  ['nothing-yet', null],
] as const)('a lesson that is %s leads to %s', (state, address) => {
  expect(addressOf(lesson('7', 1, { live_room_id: '88' }), '12', state)).toBe(address)
})

test('a live lesson without a room leads nowhere', () => {
  expect(addressOf(lesson('7', 2), '12', 'live')).toBeNull()
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
])('the lesson of an address that names none, when %s', (_, progress, expected) => {
  expect(firstLesson(chapters, progress)?.section_id).toBe(expected)
})

test('a course without recordings has no first lesson', () => {
  expect(firstLesson([chapter('1', [lesson('11', 0)])])).toBeNull()
  expect(findLesson([], '11')).toBeNull()
})
