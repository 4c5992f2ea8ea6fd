import type { Chapter, Lesson } from '@xhkt/contract'
import { isOnAir, isUpcoming, lessonsOf } from './lesson.ts'

/** The live lesson that goes on air next. */
export const comingLive = (chapters: readonly Chapter[]): Lesson | undefined =>
  lessonsOf(chapters)
    .filter(isUpcoming)
    .sort((a, b) => a.starts_at - b.starts_at)[0]

/** The live lesson to highlight: the one on air, else the next one. */
export const nextLive = (chapters: readonly Chapter[]): Lesson | undefined => lessonsOf(chapters).find(isOnAir) ?? comingLive(chapters)
