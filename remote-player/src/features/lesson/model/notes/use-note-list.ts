import { apiQuery, useQuery } from '@xhkt/platform/query'

export const NOTES_A_PAGE = 20

interface NoteQuery {
  courseId: string
  sectionId: string
  /** Empty: all. */
  keyword: string
  /** Counts from 1. */
  page: number
}

/** A page of the learner's notes of a lesson. Always fresh: they may have been written elsewhere. */
export const useNoteList = ({ courseId, sectionId, keyword, page }: NoteQuery) =>
  useQuery({
    ...apiQuery('/v1/user/note/list', {
      course_id: courseId,
      section_id: sectionId,
      page_size: NOTES_A_PAGE,
      ...(keyword && { keyword }),
      ...(page > 1 && { page }),
    }),
    staleTime: 0,
    placeholderData: (shown) => shown,
  })
