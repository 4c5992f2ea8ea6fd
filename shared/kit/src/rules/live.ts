import type { Chapter, Lesson } from '@xhkt/contract'
import { isOnAir, isUpcoming, lessonsOf } from './lesson.ts'

/** The first live lesson that is on air. */
export const liveNow = (chapters: readonly Chapter[]): Lesson | undefined => lessonsOf(chapters).find(isOnAir)

/** The live lesson that starts next. */
export const nextLive = (chapters: readonly Chapter[]): Lesson | undefined =>
  lessonsOf(chapters)
    .filter(isUpcoming)
    .sort((a, b) => a.starts_at - b.starts_at)[0]

/** The live lesson to point out: the one on air, else the one that starts next. */
export const liveNowOrNext = (chapters: readonly Chapter[]): Lesson | undefined => liveNow(chapters) ?? nextLive(chapters)
