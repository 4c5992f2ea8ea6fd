import { lessonEnd } from './lesson-end.ts'

const ended = { sectionId: '1', duration: 24, progress: [], course: null, next: null }

test('a part that no line has does not keep a lesson from being finished', () => {
  const played = [[0, 8], [12, 22]] satisfies [number, number][]
  expect(lessonEnd({ ...ended, played, missing: [] })).toEqual({ kind: 'unfinished', left: 6, firstUnplayed: 8 })
  expect(lessonEnd({ ...ended, played, missing: [[8, 12]] })).toMatchObject({ kind: 'last' })
})

test('an unfinished lesson does not lead to a part that is missing', () => {
  expect(lessonEnd({ ...ended, played: [[0, 8], [12, 14]], missing: [[8, 12]] })).toEqual({ kind: 'unfinished', left: 10, firstUnplayed: 14 })
})
