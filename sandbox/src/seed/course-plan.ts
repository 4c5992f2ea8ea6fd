import { catalog } from './catalog/catalog.ts'
import type { CategorySeed, CourseSeed } from './catalog/category-seed.ts'

export interface PlannedCourse {
  id: number
  categoryId: number
  category: CategorySeed
  seed: CourseSeed
  title: string
  students: number
  cover: string
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

/** How many courses there are before titles come round again. */
export const distinctCourses = catalog.length * coursesPerCategory

/** The n-th course, the same at every scale: one of each category in turn; a further round is a later term of the same course. */
export function courseAt(index: number): PlannedCourse {
  const categoryIndex = index % catalog.length
  const turn = Math.floor(index / catalog.length)
  const round = Math.floor(turn / coursesPerCategory)
  const category = catalog[categoryIndex]
  const seed = category?.courses[turn % coursesPerCategory]
  if (!category || !seed) throw new RangeError(`no course ${index}`)
  return {
    id: courseIdAt(index),
    categoryId: categoryIndex + 1,
    category,
    seed,
    title: round === 0 ? seed.title : `${seed.title}（第 ${round + 1} 期）`,
    students: Math.max(round === 0 ? 0 : 12, Math.floor(seed.students / (round + 1) ** 2)),
    cover: `/media/covers/${String(categoryIndex * 2 + 1 + (turn % 2)).padStart(2, '0')}.webp`,
  }
}

/** `chapter：lesson|lesson@type` as the catalog writes it. */
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
