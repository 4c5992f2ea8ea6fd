import { lessonType } from '@xhkt/contract/constants'
import { coverAddress } from '../../media/media.ts'
import { formLessons } from '../../media/recording-forms.ts'
import { catalog } from './catalog/catalog.ts'
import type { CategorySeed, CourseSeed } from './catalog/category-seed.ts'
import { datedLiveLessons } from './live-lesson-dates.ts'
import { type Showcase, showcase } from './showcase.ts'

export interface PlannedCourse {
  id: number
  index: number
  categoryId: number
  subCategoryId: number
  category: CategorySeed
  seed: CourseSeed
  title: string
  summary: string
  students: number
  cover: string
  /** The other cover of the category, for a picture in the text. */
  otherCover: string
  special: Showcase
}

export interface PlannedLesson {
  title: string
  type: number
}

export interface PlannedChapter {
  title: string
  lessons: PlannedLesson[]
}

const firstCourseId = 1001
const coursesPerCategory = Math.min(...catalog.map((category) => category.courses.length))

export const courseIdAt = (index: number) => firstCourseId + index

/** How many courses there are before titles repeat. */
export const distinctCourses = catalog.length * coursesPerCategory

export const subCategoryId = (categoryId: number, index: number) => categoryId * 100 + index + 1

/**
 * The n-th course, the same at every scale. Categories take turns. After `distinctCourses` courses they repeat as later terms of the same
 * course.
 */
export function courseAt(index: number): PlannedCourse {
  const categoryIndex = index % catalog.length
  const turn = Math.floor(index / catalog.length)
  const round = Math.floor(turn / coursesPerCategory)
  const category = catalog[categoryIndex]
  const seed = category?.courses[turn % coursesPerCategory]
  if (!category || !seed) throw new RangeError(`no course ${index}`)
  const id = courseIdAt(index)
  const special = showcase[id] ?? {}
  // Courses are listed by their learners: neighbours get the two covers of their category in turn.
  const rank = category.courses.filter(({ students }) => students > seed.students).length
  return {
    id,
    index,
    categoryId: categoryIndex + 1,
    subCategoryId: subCategoryId(categoryIndex + 1, seed.subCategory),
    category,
    seed,
    special,
    title: round === 0 ? (special.title ?? seed.title) : `${seed.title}（第 ${round + 1} 期）`,
    summary: special.summary ?? seed.summary,
    students: Math.max(round === 0 ? 0 : 12, Math.floor(seed.students / (round + 1) ** 2)),
    cover: coverAddress(categoryIndex * 2 + 1 + (rank % 2)),
    otherCover: coverAddress(categoryIndex * 2 + 2 - (rank % 2)),
  }
}

const lessonsPerChapter = 20

/** Practice chapters with `count` lessons in all. */
function practice(count: number): PlannedChapter[] {
  return Array.from({ length: Math.ceil(count / lessonsPerChapter) }, (_, chapter) => ({
    title: `真题精练 第 ${chapter + 1} 套`,
    lessons: Array.from({ length: Math.min(lessonsPerChapter, count - chapter * lessonsPerChapter) }, (_, lesson) => ({
      title: `第 ${lesson + 1} 题：审题、作答与评分要点`,
      type: lessonType.recorded,
    })),
  }))
}

export function outlineOf({ id, seed, special }: PlannedCourse): PlannedChapter[] {
  if (special.forms) return [{ title: '录播课的格式', lessons: formLessons.map(({ title }) => ({ title, type: lessonType.recorded })) }]
  const lessons = datedLiveLessons(id)
  const chapters = [...seed.outline.map(parseChapter), ...(lessons.length > 0 ? [{ title: '每周直播答疑', lessons }] : [])]
  const written = chapters.reduce((sum, chapter) => sum + chapter.lessons.length, 0)
  return [...chapters, ...practice(Math.max(0, (special.lessons ?? 0) - written))]
}

/** Parses a chapter of an outline (`CourseSeed`). */
export function parseChapter(text: string): PlannedChapter {
  const colon = text.indexOf('：')
  return {
    title: text.slice(0, colon),
    lessons: text
      .slice(colon + 1)
      .split('|')
      .map((lesson) => {
        const [title = '', type = '1'] = lesson.split('@')
        return { title, type: Number(type) }
      }),
  }
}
