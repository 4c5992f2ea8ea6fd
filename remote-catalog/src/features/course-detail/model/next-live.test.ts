import { sampleChapter, sampleLesson } from '@xhkt/testing/sample-course'
import { nextLive } from './next-live.ts'

const live = (section_id: string, live_state: 0 | 1 | 2 | 3, starts_at: number) =>
  sampleLesson({ section_id, type: 2, live_state, starts_at })

test.each([
  ['the next one is highlighted', [live('1', 1, 900), live('2', 1, 800)], '2'],
  ['one on air comes before an upcoming one', [live('1', 1, 800), live('2', 2, 700)], '2'],
  ['one without a start does not count', [live('1', 1, 0), live('2', 1, 800)], '2'],
  ['one that has ended does not count', [live('1', 3, 100)], undefined],
  ['a course without live lessons has none', [sampleLesson()], undefined],
])('%s', (_, lessons, expected) => {
  const chapters = lessons.map((lesson) => sampleChapter(lesson.section_id, '直播', [lesson]))
  expect(nextLive(chapters)?.section_id).toBe(expected)
})
