import type { Lesson } from '@xhkt/contract'
import { sampleLesson } from '@xhkt/testing/sample-course'
import { lessonPath } from './lesson-path.ts'

const lesson = (section_id: string, type: Lesson['type']) => sampleLesson({ section_id, type })
const course = (...lessons: Lesson[][]) => ({ id: '7', chapters: lessons.map((list, i) => ({ chapter_id: `${i}`, title: '', lessons: list })) })

test.each([
  ['a recorded lesson', course([lesson('71', 1)]), '/live?course_id=7'],
  ['a live lesson with playback', course([lesson('71', 3)]), '/live?course_id=7'],
  ['a recording after lessons without one', course([lesson('71', 0), lesson('72', 2)], [lesson('73', 4), lesson('74', 1)]), '/live?course_id=7'],
  ['no recording yet', course([lesson('71', 2)], []), '/courseDetail?course_id=7'],
  ['no outline', course(), '/courseDetail?course_id=7'],
])('%s', (_, given, expected) => {
  expect(lessonPath(given)).toBe(expected)
})
