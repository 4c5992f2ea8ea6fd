/** @jest-environment node */
import { sampleChapter, sampleLesson } from '@xhkt/testing/sample-course'
import { liveNow, liveNowOrNext, nextLive } from './live.ts'

const live = (section_id: string, live_state: 0 | 1 | 2 | 3, starts_at: number) =>
  sampleLesson({ section_id, type: 2, live_state, starts_at })

test.each([
  ['the one that starts next', [live('1', 1, 900), live('2', 1, 800)], undefined, '2', '2'],
  ['one on air before an upcoming one', [live('1', 1, 800), live('2', 2, 700)], '2', '1', '2'],
  ['not one without a start', [live('1', 1, 0), live('2', 1, 800)], undefined, '2', '2'],
  ['not one that has ended', [live('1', 3, 100)], undefined, undefined, undefined],
  ['none', [sampleLesson()], undefined, undefined, undefined],
])('%s', (_, lessons, now, next, either) => {
  const chapters = lessons.map((lesson) => sampleChapter(lesson.section_id, '直播', [lesson]))
  expect(liveNow(chapters)?.section_id).toBe(now)
  expect(nextLive(chapters)?.section_id).toBe(next)
  expect(liveNowOrNext(chapters)?.section_id).toBe(either)
})
