import { icsText } from '@xhkt/contract/ics'
import { calendarName, type EventLesson, lessonEvent } from '@xhkt/contract/lesson-event'
import { saveFile } from '@xhkt/kit/files/save-file'
import { serverNow } from '@xhkt/platform/api'

/** Saves live lessons as a file that a calendar app imports. `name` is without its extension. */
export function saveLessonsAsIcs(name: string, lessons: readonly EventLesson[]): void {
  const events = lessons.map((lesson) => lessonEvent(lesson, location.origin))
  const text = icsText(calendarName, events, Math.floor(serverNow() / 1000))
  saveFile(`${name}.ics`, new Blob([text], { type: 'text/calendar;charset=utf-8' }))
}
