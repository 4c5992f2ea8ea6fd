/** @jest-environment node */
import { sampleChapter, sampleLesson } from '@xhkt/testing/sample-course'
import { openAtFirst, studyMarks } from './outline.ts'

const chapters = [
  sampleChapter('10', '刑法', [sampleLesson({ section_id: '101' }), sampleLesson({ section_id: '102' })]),
  sampleChapter('20', '民法', [sampleLesson({ section_id: '201' })]),
]
const studied = (section_id: string, updated_at: number, finished = false) =>
  ({ section_id, updated_at, finished, position: 65, duration: 90, played: 65 })

test.each([
  ['the first chapter', [], ['10']],
  ['and that of the lesson studied last', [studied('101', 5), studied('201', 9)], ['10', '20']],
  ['the lesson studied last is in the first', [studied('101', 9), studied('201', 5)], ['10']],
  ['a removed lesson opens none', [studied('999', 9)], ['10']],
])('initially open chapters: %s', (_, list, expected) => {
  expect([...openAtFirst(chapters, list)]).toEqual(expected)
})

test('the chapter of the lesson on air is open, before that of the next one', () => {
  const live = (section_id: string, starts_at: number, live_state: 1 | 2) => sampleLesson({ section_id, type: 5, live_state, starts_at })
  const coming = [...chapters, sampleChapter('30', '串讲', [live('301', 900, 1)]), sampleChapter('40', '答疑', [live('401', 500, 1)])]
  expect([...openAtFirst(coming, [])]).toEqual(['10', '40'])
  expect([...openAtFirst([...coming, sampleChapter('50', '直播', [live('501', 100, 2)])], [])]).toEqual(['10', '50'])
})

test('the marks show the progress of each lesson, and which was the last', () => {
  expect([...studyMarks([studied('101', 5, true), studied('102', 9), studied('201', 7)])]).toEqual([
    ['101', '已学完'],
    ['102', '上次学到 01:05'],
    ['201', '学到 01:05'],
  ])
  expect(studyMarks([studied('101', 5, true)]).get('101')).toBe('已学完 · 上次学习')
})
