import { api } from '@xhkt/platform/api'
import type { LessonPlay, LessonProgress } from '@xhkt/contract'
import { apiQuery } from '@xhkt/platform/query'

export interface LessonKey {
  courseId: string
  sectionId: string
}

/** What the player needs for one lesson. The page shows failures. */
export const fetchPlay = ({ courseId, sectionId }: LessonKey, signal?: AbortSignal): Promise<LessonPlay> =>
  api.get('/v1/video/play', { query: { course_id: courseId, section_id: sectionId }, toast: false, signal })

/** The learner's progress in one lesson; null when there is none, or when it could not be loaded. */
export async function fetchLastReport({ courseId, sectionId }: LessonKey, signal?: AbortSignal): Promise<LessonProgress | null> {
  try {
    const { list } = await api.get('/v1/user/study/section', { query: { course_id: courseId }, toast: false, signal })
    return list.find(({ section_id }) => section_id === sectionId) ?? null
  } catch {
    return null
  }
}

export const courseQuery = (courseId: string) => apiQuery('/v1/course/detail', { course_id: courseId })
