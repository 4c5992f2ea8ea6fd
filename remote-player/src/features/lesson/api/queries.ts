import type { LessonPlay, LessonProgress, QueryOf } from '@xhkt/contract'
import { api } from '@xhkt/platform/api'
import { apiQuery, queryClient } from '@xhkt/platform/query'
import { progressQuery } from '../../../common/progress/progress-queries.ts'

export interface LessonKey {
  courseId: string
  sectionId: string
}

/** What the player needs for one lesson. The page shows failures. */
export const fetchPlay = ({ courseId, sectionId }: LessonKey, signal?: AbortSignal): Promise<LessonPlay> =>
  api.get('/v1/video/play', { query: { course_id: courseId, section_id: sectionId }, toast: false, signal })

/** The learner's progress in one lesson; null when there is none, or when it could not be loaded. Waits for the outline's own request. */
export async function fetchLastReport({ courseId, sectionId }: LessonKey): Promise<LessonProgress | null> {
  try {
    const { list } = await queryClient.query({ ...progressQuery(courseId), staleTime: 0 })
    return list.find(({ section_id }) => section_id === sectionId) ?? null
  } catch {
    return null
  }
}

export const notesPageSize = 20

interface NotesOf extends LessonKey {
  /** Empty: all. */
  keyword: string
  /** From 1. */
  page: number
}

/** A page of the learner's notes of a lesson. Always fresh: they may have been written elsewhere. */
export const notesQuery = ({ courseId, sectionId, keyword, page }: NotesOf) => ({
  ...apiQuery('/v1/user/note/list', {
    course_id: courseId,
    section_id: sectionId,
    page_size: notesPageSize,
    ...(keyword && { keyword }),
    ...(page > 1 && { page }),
  }),
  staleTime: 0,
})

/** What was said in a live room between two seconds of its lesson, up to the most that one answer has. */
export const fetchReplay = (query: QueryOf<'GET', '/v1/live/room/replay'>, signal: AbortSignal) =>
  api.get('/v1/live/room/replay', { query, toast: false, signal })
