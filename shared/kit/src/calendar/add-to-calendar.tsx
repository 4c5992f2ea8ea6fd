import type { EventLesson } from '@xhkt/contract/lesson-event'
import { Button } from '@xhkt/kit/ui/button'
import { VisuallyHidden } from '@xhkt/kit/ui/visually-hidden'
import * as words from '@xhkt/kit/words'
import { saveLessonsAsIcs } from './save-ics.ts'

/** 加入日历: saves a live lesson as a file that a calendar app opens. */
export function AddToCalendar({ lesson }: { lesson: EventLesson }) {
  return (
    <Button size="sm" onClick={() => saveLessonsAsIcs(lesson.title, [lesson])}>
      {words.addToCalendar}
      <VisuallyHidden>{lesson.title}</VisuallyHidden>
    </Button>
  )
}
