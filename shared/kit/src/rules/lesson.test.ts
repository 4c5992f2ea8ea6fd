/** @jest-environment node */
import { sampleChapter, sampleLesson } from '@xhkt/testing/sample-course'
import * as words from '../words.ts'
import { findLesson, isLocked, isOnAir, isPlayable, isUpcoming, lessonPath, lessonsOf, lessonState } from './lesson.ts'

const play = '/live?course_id=12&section_id=101'
const room = '/living?live_room_id=7'
const labelOf = (lesson: Parameters<typeof lessonState>[0]) => words.lessonStates[lessonState(lesson)]

// For a buyer, a visitor, and a visitor where the lesson is free to try.
test.each([
  [0, '待更新', null, null, null, false],
  [1, '录播', play, null, play, true],
  [2, '直播', room, null, room, true],
  [3, '直播回放', play, null, play, true],
  [4, '回放生成中', null, null, null, false],
  [5, '未解锁', null, null, null, true],
] as const)('type %i is %s', (type, label, buyer, visitor, trial, locked) => {
  const lesson = sampleLesson({ type, live_room_id: '7' })
  const tried = { ...lesson, is_trial: true }
  expect(labelOf(lesson)).toBe(label)
  expect(lessonPath(lesson, { id: '12', owned: true })).toBe(buyer)
  expect(lessonPath(lesson, { id: '12', owned: false })).toBe(visitor)
  expect(lessonPath(tried, { id: '12', owned: false })).toBe(trial)
  expect(isLocked(lesson, { owned: false })).toBe(locked)
  expect(isLocked(lesson, { owned: true })).toBe(type === 5)
  expect(isLocked(tried, { owned: false })).toBe(type === 5)
  expect(isPlayable(lesson, { owned: true })).toBe(buyer === play)
  expect(isPlayable(lesson, { owned: false })).toBe(false)
})

test('a live lesson without a room opens nothing', () => {
  expect(lessonPath(sampleLesson({ type: 2 }), { id: '12', owned: true })).toBeNull()
})

// A live lesson is upcoming, on air or ended, also when it is locked.
test.each([
  [2, 1, '直播', room, true, false],
  [2, 2, '直播中', room, false, true],
  [2, 3, '直播已结束', null, false, false],
  [2, -1, '待更新', null, false, false],
  [5, 1, '未解锁', null, true, false],
  [5, 2, '未解锁', null, false, true],
  [5, 3, '未解锁', null, false, false],
  [1, 0, '录播', play, false, false],
  [3, 3, '直播回放', play, false, false],
  [4, 3, '回放生成中', null, false, false],
] as const)('type %i in live state %i is %s [courses#lesson-types]', (type, live_state, label, path, upcoming, onAir) => {
  const lesson = sampleLesson({ type, live_state, live_room_id: '7', starts_at: 1_767_240_000 })
  expect(labelOf(lesson)).toBe(label)
  expect(lessonPath(lesson, { id: '12', owned: true })).toBe(path)
  expect(isUpcoming(lesson)).toBe(upcoming)
  expect(isOnAir(lesson)).toBe(onAir)
})

test('an ended live lesson without playback is not for sale', () => {
  expect(isLocked(sampleLesson({ type: 2, live_state: 3 }), { owned: false })).toBe(false)
})

test('a lesson is found in any chapter', () => {
  const chapters = [sampleChapter('1', '刑法', [sampleLesson({ section_id: '11' })]), sampleChapter('2', '民法', [sampleLesson({ section_id: '21' })])]
  expect(lessonsOf(chapters).map(({ section_id }) => section_id)).toEqual(['11', '21'])
  expect(findLesson(chapters, '21')).toHaveProperty('section_id', '21')
  expect(findLesson([], '11')).toBeNull()
})
