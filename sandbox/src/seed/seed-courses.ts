import { type Db, insertRows, type Value } from '../db/database.ts'
import { recordings } from '../courses/media.ts'
import { catalog } from './catalog/catalog.ts'
import { courseAt, parseChapter, type PlannedCourse } from './course-plan.ts'
import { introductionOf, servicesOf } from './course-text.ts'

const day = 86_400
const batch = 500
const courseColumns =
  'id,category_id,title,summary,cover,form,price,old_price,lesson_count,student_count,teacher_name,introduction,services,has_material,created_at,position'
const lessonColumns = 'id,course_id,chapter_id,title,type,media,is_trial,starts_at,live_room_id'

interface Rows {
  course: Value[][]
  courseTeacher: Value[][]
  chapter: Value[][]
  lesson: Value[][]
}

const teacherId = (categoryId: number, index: number) => (categoryId - 1) * 3 + index + 1

/** A live lesson is announced a few days ahead, in the evening in Beijing. */
const eveningAhead = (now: number, days: number) => Math.floor(now / day) * day + days * day + 11.5 * 3600

function addLessons(rows: Rows, course: PlannedCourse, now: number): number {
  let count = 0
  course.seed.outline.map(parseChapter).forEach((chapter, chapterIndex) => {
    const chapterId = course.id * 100 + chapterIndex + 1
    rows.chapter.push([chapterId, course.id, chapter.title])
    chapter.lessons.forEach((lesson, index) => {
      const id = chapterId * 100 + index + 1
      const live = lesson.type === 2
      const recording = recordings[count % recordings.length] ?? recordings[0]
      const trial = index === 0 && (chapterIndex === 0 || (chapterIndex === 1 && course.id % 3 === 0))
      rows.lesson.push([
        ...[id, course.id, chapterId, lesson.title, lesson.type, recording, trial ? 1 : 0],
        ...[live ? eveningAhead(now, 3 + (course.id % 5)) : 0, live ? String(id) : ''],
      ])
      count += 1
    })
  })
  return count
}

function addCourse(rows: Rows, index: number, now: number): void {
  const course = courseAt(index)
  const { seed, category } = course
  const lessonCount = addLessons(rows, course, now)
  const lead = category.teachers[seed.teachers[0] ?? 0]
  rows.course.push([
    ...[course.id, course.categoryId, course.title, seed.summary, course.cover, seed.form ?? 1, seed.price, seed.oldPrice, lessonCount],
    ...[course.students, lead?.name ?? '', introductionOf(category, seed), JSON.stringify(servicesOf(seed)), seed.material ? 1 : 0],
    ...[now - day * (3 + ((index * 37) % 360)), index],
  ])
  seed.teachers.forEach((teacher, position) => rows.courseTeacher.push([course.id, teacherId(course.categoryId, teacher), position]))
}

function seedPeopleAndCategories(db: Db): void {
  insertRows(db, 'category', ['id', 'name', 'position'], catalog.map(({ name }, index) => [index + 1, name, index]))
  const teachers = catalog.flatMap((category, categoryIndex) =>
    category.teachers.map(({ name, title, avatar, intro }, index) => [
      ...[teacherId(categoryIndex + 1, index), name, title, `/media/teachers/${avatar}.svg`, intro],
    ]),
  )
  insertRows(db, 'teacher', ['id', 'name', 'title', 'avatar', 'intro'], teachers)
}

/** Writes `scale` courses and what they are made of; `progress` hears how many are done. */
export function seedCourses(db: Db, scale: number, now: number, progress: (done: number) => void): void {
  seedPeopleAndCategories(db)
  for (let start = 0; start < scale; start += batch) {
    const rows: Rows = { course: [], courseTeacher: [], chapter: [], lesson: [] }
    const end = Math.min(scale, start + batch)
    for (let index = start; index < end; index += 1) addCourse(rows, index, now)
    insertRows(db, 'course', courseColumns.split(','), rows.course)
    insertRows(db, 'course_teacher', ['course_id', 'teacher_id', 'position'], rows.courseTeacher)
    insertRows(db, 'chapter', ['id', 'course_id', 'title'], rows.chapter)
    insertRows(db, 'lesson', lessonColumns.split(','), rows.lesson)
    progress(end)
  }
}
