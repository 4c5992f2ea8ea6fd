import type { Lesson } from '@xhkt/shared/contract'
import { sampleLesson } from '@xhkt/shared/testing/sample-course'
import { firstLessonPath } from './first-lesson.ts'

const lesson = (section_id: string, type: Lesson['type']) => sampleLesson({ section_id, type })
const course = (...lessons: Lesson[][]) => ({ id: '7', chapters: lessons.map((list, i) => ({ chapter_id: `${i}`, title: '', lessons: list })) })

test.each([
  ['a recorded lesson', course([lesson('71', 1)]), '/live?course_id=7&section_id=71'],
  ['a live with playback', course([lesson('71', 3)]), '/live?course_id=7&section_id=71'],
  ['lessons that cannot be watched yet are passed over', course([lesson('71', 0), lesson('72', 2)], [lesson('73', 4), lesson('74', 1)]), '/live?course_id=7&section_id=74'],
  ['nothing to watch yet', course([lesson('71', 2)], []), '/courseDetail?course_id=7'],
  ['no outline', course(), '/courseDetail?course_id=7'],
])('%s', (_, given, path) => {
  expect(firstLessonPath(given)).toBe(path)
})
