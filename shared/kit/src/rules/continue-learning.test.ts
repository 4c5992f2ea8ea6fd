/** @jest-environment node */
import type { Lesson } from '@xhkt/contract'
import { sampleLesson } from '@xhkt/testing/sample-course'
import { learningLink, lessonToContinue } from './continue-learning.ts'

const lesson = (section_id: string, type: Lesson['type'], more: Partial<Lesson> = {}) => sampleLesson({ section_id, type, ...more })
const course = (...lessons: Lesson[][]) => ({
  id: '7',
  owned: true,
  chapters: lessons.map((list, i) => ({ chapter_id: `${i}`, title: '', lessons: list })),
})
const studied = (section_id: string, updated_at: number) => ({ section_id, updated_at })

const two = course([lesson('71', 1)], [lesson('72', 3)])

test.each([
  ['the lesson studied last', [studied('71', 5), studied('72', 9)], '72'],
  ['the lesson studied last, whatever the order of the answer', [studied('72', 9), studied('71', 5)], '72'],
  ['not a lesson that is gone', [studied('999', 10), studied('72', 9)], '72'],
  ['the first lesson when the studied one is gone', [studied('999', 9)], '71'],
  ['the first lesson when nothing was studied', [], '71'],
])('the lesson to continue is %s', (_, progress, expected) => {
  expect(lessonToContinue(two.chapters.flatMap(({ lessons }) => lessons), progress)?.section_id).toBe(expected)
  expect(learningLink(two, progress).path).toBe(`/live?course_id=7&section_id=${expected}`)
})

test('a course without lessons has none to continue', () => {
  expect(lessonToContinue([], [studied('71', 5)])).toBeNull()
})

test.each([
  ['开始学习', [], '/live?course_id=7&section_id=71'],
  ['继续学习', [studied('72', 9)], '/live?course_id=7&section_id=72'],
  ['继续学习', undefined, '/live?course_id=7'],
])('the link to a course is called %s with the progress %j', (label, progress, path) => {
  expect(learningLink(two, progress)).toEqual({ label, path })
})

const onAir = { live_state: 2, live_room_id: '88' } as const
const start = (section: string) => ({ label: '开始学习', path: `/live?course_id=7&section_id=${section}` })
const nothing = { label: '开始学习', path: null }

test.each([
  ['a recorded lesson', course([lesson('71', 1)]), start('71')],
  ['a live with playback', course([lesson('71', 3)]), start('71')],
  ['a recording after lessons without one', course([lesson('71', 0), lesson('72', 2)], [lesson('73', 4), lesson('74', 1)]), start('74')],
  ['a recording before a live lesson on air', course([lesson('71', 2, onAir), lesson('72', 3)]), start('72')],
  ['a live lesson on air', course([lesson('71', 2, onAir)]), { label: '进入直播', path: '/living?live_room_id=88' }],
  ['a live lesson on air without a room', course([lesson('71', 2, { live_state: 2 })]), nothing],
  ['an upcoming live lesson', course([lesson('71', 2, { live_state: 1, live_room_id: '88' })], []), nothing],
  ['no outline', course(), nothing],
  ['a locked lesson', course([lesson('71', 5)]), nothing],
  ['a lesson of a course that is not owned', { ...two, owned: false }, nothing],
])('a buyer who has not begun, with %s', (_, given, expected) => {
  expect(learningLink(given, [])).toEqual(expected)
})
