import { sampleLesson } from '@xhkt/shared/testing/sample-course'
import { isLocked, lessonHref, lessonLabel } from './lesson.ts'

const play = '/live?course_id=12&section_id=101'
const room = '/living?live_room_id=7'

// Section 3, lesson types, for: an owner, a visitor, a visitor where the lesson is free to try.
test.each([
  [0, '待更新', null, null, null, false],
  [1, '录播', play, null, play, true],
  [2, '直播', room, null, room, true],
  [3, '直播回放', play, null, play, true],
  [4, '回放生成中', null, null, null, false],
  [5, '未解锁', null, null, null, true],
] as const)('type %i is %s', (type, label, owner, visitor, trial, locked) => {
  const lesson = sampleLesson({ type, live_room_id: '7' })
  const tried = { ...lesson, is_trial: true }
  expect(lessonLabel(lesson)).toBe(label)
  expect(lessonHref(lesson, { id: '12', owned: true })).toBe(owner)
  expect(lessonHref(lesson, { id: '12', owned: false })).toBe(visitor)
  expect(lessonHref(tried, { id: '12', owned: false })).toBe(trial)
  expect(isLocked(lesson, { id: '12', owned: false })).toBe(locked)
  expect(isLocked(lesson, { id: '12', owned: true })).toBe(type === 5)
})

test('a live lesson whose room is not known yet opens nothing', () => {
  expect(lessonHref(sampleLesson({ type: 2 }), { id: '12', owned: true })).toBeNull()
})
