import type { CourseForm } from '@xhkt/contract'

export interface CourseSeed {
  title: string
  summary: string
  /** Index in the category's subCategories. */
  subCategory: number
  /** Indexes in the category's teachers. The card names the first one. */
  teachers: number[]
  /** Fen; 0 is free. */
  price: number
  oldPrice: number
  students: number
  /** Recorded if absent. */
  form?: CourseForm
  material?: boolean
  /**
   * One string per chapter: `chapter：lesson|lesson`. A lesson is recorded unless it ends with another type: `@2` live, `@3` live with
   * playback, `@4` playback pending, `@0` without content.
   */
  outline: string[]
}

export interface TeacherSeed {
  name: string
  /** Number of the picture in media/teachers. */
  avatar: number
  title: string
  intro: string
}

export interface CategorySeed {
  name: string
  subCategories: string[]
  /** Answers questions before a purchase. */
  adviser: string
  /** The target learners, shown in the introduction. */
  audience: string[]
  teachers: TeacherSeed[]
  courses: CourseSeed[]
}
