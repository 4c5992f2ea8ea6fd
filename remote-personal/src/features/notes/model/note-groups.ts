import type { Note } from '@xhkt/contract'

export interface LessonNotes {
  course_id: string
  section_id: string
  section_title: string
  notes: Note[]
}

export interface CourseNotes {
  course_id: string
  course_title: string
  lessons: LessonNotes[]
}

/** Notes in the order of their courses and lessons, as groups. */
export function groupNotes(notes: readonly Note[]): CourseNotes[] {
  const courses: CourseNotes[] = []
  for (const note of notes) {
    const { course_id, course_title, section_id, section_title } = note
    let course = courses.at(-1)
    if (course?.course_id !== course_id) courses.push((course = { course_id, course_title, lessons: [] }))
    let lesson = course.lessons.at(-1)
    if (lesson?.section_id !== section_id) course.lessons.push((lesson = { course_id, section_id, section_title, notes: [] }))
    lesson.notes.push(note)
  }
  return courses
}
