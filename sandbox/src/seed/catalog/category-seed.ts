/** One course as an editor would write it down. */
export interface CourseSeed {
  title: string
  summary: string
  /** Position in the category's subCategories. */
  subCategory: number
  /** Positions in the category's teachers; the first one is named on the card. */
  teachers: number[]
  /** Fen; 0 is free. */
  price: number
  oldPrice: number
  students: number
  /** 1 recorded, 2 live, 3 mixed. */
  form?: 1 | 2 | 3
  material?: boolean
  /**
   * `chapter：lesson|lesson`, one string a chapter. A lesson may end with `@` and its type of the specification's
   * section 3 (`@2` live, `@3` live with playback, `@4` playback being made, `@0` nothing yet); recorded otherwise.
   */
  outline: string[]
}

export interface TeacherSeed {
  name: string
  /** Which of the pictures in media/teachers. */
  avatar: number
  title: string
  intro: string
}

export interface CategorySeed {
  name: string
  subCategories: string[]
  /** Who answers questions before the purchase. */
  adviser: string
  /** Who the courses are for, shown in the introduction. */
  audience: string[]
  teachers: TeacherSeed[]
  courses: CourseSeed[]
}
