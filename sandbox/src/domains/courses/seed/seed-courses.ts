import { courseForm } from '@xhkt/contract/constants'
import { type Db, insertRows, type Value } from '../../../core/database.ts'
import { catalog } from './catalog/catalog.ts'
import { courseAt, type PlannedCourse, subCategoryId } from './course-plan.ts'
import { introductionOf, servicesOf } from './course-text.ts'
import { lessonColumns, outlineRows } from './lessons.ts'
import { materialsOf } from './materials.ts'

const day = 86_400
const batch = 500

const columns = {
  course: [
    ...['id', 'category_id', 'sub_category_id', 'title', 'summary', 'cover', 'form', 'price', 'old_price', 'lesson_count', 'student_count'],
    ...['teacher_name', 'introduction', 'services', 'has_material', 'created_at', 'position', 'adviser_id', 'discount_price'],
    ...['group_price', 'group_size', 'seats', 'valid_days', 'renew_price'],
  ],
  course_teacher: ['course_id', 'teacher_id', 'position'],
  chapter: ['id', 'course_id', 'title'],
  lesson: lessonColumns,
  material: ['id', 'course_id', 'name', 'size', 'url'],
}

type Rows = Record<keyof typeof columns, Value[][]>

const tables = Object.keys(columns) as (keyof typeof columns)[]
const teacherId = (categoryId: number, index: number) => (categoryId - 1) * 3 + index + 1

const adviserOf = ({ categoryId, index }: PlannedCourse) => (index % 8 === 5 ? null : categoryId)

/** Price, old price and discount price. A discount is on the old price, which applies again after the discount. */
function pricesOf({ seed, special }: PlannedCourse): Value[] {
  return special.discountFor ? [seed.oldPrice, 0, seed.price] : [seed.price, seed.oldPrice, 0]
}

function courseRow(course: PlannedCourse, lessonCount: number, now: number): Value[] {
  const { id, seed, category, special, index } = course
  const [price = 0, oldPrice = 0, discountPrice = 0] = pricesOf(course)
  const lead = category.teachers[seed.teachers[0] ?? 0]
  return [
    ...[id, course.categoryId, course.subCategoryId, course.title, course.summary, course.cover],
    ...[seed.form ?? courseForm.recorded, price, oldPrice],
    ...[lessonCount, course.students, lead?.name ?? '', introductionOf(course), JSON.stringify(servicesOf(course))],
    ...[seed.material ? 1 : 0, now - day * (3 + ((index * 37) % 360)), index, adviserOf(course), discountPrice],
    ...[special.group?.price ?? 0, special.group?.size ?? 0],
    ...[special.seats ?? null, special.validDays ?? 0, special.renewPrice ?? 0],
  ]
}

function addCourse(rows: Rows, index: number, now: number): void {
  const course = courseAt(index)
  const { chapters, lessons } = outlineRows(course, now)
  rows.course.push(courseRow(course, lessons.length, now))
  course.seed.teachers.forEach((teacher, position) => {
    rows.course_teacher.push([course.id, teacherId(course.categoryId, teacher), position])
  })
  rows.chapter.push(...chapters)
  rows.lesson.push(...lessons)
  rows.material.push(...materialsOf(course))
}

function seedCategories(db: Db): void {
  const tops = catalog.map(({ name }, index) => [index + 1, null, name, `/media/categories.svg#${index + 1}`, index])
  const subs = catalog.flatMap(({ subCategories }, top) =>
    subCategories.map((name, index) => [subCategoryId(top + 1, index), top + 1, name, '', index]),
  )
  insertRows(db, 'category', ['id', 'parent_id', 'name', 'icon', 'position'], [...tops, ...subs])
}

function seedPeople(db: Db): void {
  const teachers = catalog.flatMap((category, categoryIndex) =>
    category.teachers.map(({ name, title, avatar, intro }, index) => [
      ...[teacherId(categoryIndex + 1, index), name, title, `/media/teachers/${avatar}.svg`, intro],
    ]),
  )
  insertRows(db, 'teacher', ['id', 'name', 'title', 'avatar', 'intro'], teachers)
  const advisers = catalog.map(({ name, adviser }, index) => [index + 1, adviser, `${name}课程顾问`, '/media/qr/kf.svg'])
  insertRows(db, 'adviser', ['id', 'name', 'title', 'qrcode'], advisers)
}

/** Inserts `scale` courses with their categories, teachers, lessons and materials. Calls `progress` after each batch. */
export function seedCourses(db: Db, scale: number, now: number, progress: (done: number) => void): void {
  seedCategories(db)
  seedPeople(db)
  for (let start = 0; start < scale; start += batch) {
    const rows = Object.fromEntries(tables.map((table) => [table, []])) as unknown as Rows
    const end = Math.min(scale, start + batch)
    for (let index = start; index < end; index += 1) addCourse(rows, index, now)
    for (const table of tables) insertRows(db, table, columns[table], rows[table])
    progress(end)
  }
}
