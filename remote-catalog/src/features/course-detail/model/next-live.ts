import type { Chapter, Lesson } from '@xhkt/contract'
import { isOnAir, isUpcoming, lessonsOf } from './lesson.ts'

/** The live lesson that goes on air next. */
export const comingLive = (chapters: readonly Chapter[]): Lesson | undefined =>
  lessonsOf(chapters)
    .filter(isUpcoming)
    .sort((a, b) => a.starts_at - b.starts_at)[0]

/** The live lesson to point out: one on air, else the one that starts next. */
export const nextLive = (chapters: readonly Chapter[]): Lesson | undefined => lessonsOf(chapters).find(isOnAir) ?? comingLive(chapters)
