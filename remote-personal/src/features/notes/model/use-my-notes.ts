import * as paths from '@xhkt/contract/paths'
import { listHrefs, readPage } from '@xhkt/kit/list/list-address'
import { tidyKeyword } from '@xhkt/kit/search/keyword'
import { apiQuery, useQuery } from '@xhkt/platform/query'

/** The choices of an address. */
function readChoices(params: URLSearchParams) {
  const course = params.get('course_id') ?? ''
  return {
    page: readPage(params),
    course_id: /^\d{1,20}$/.test(course) ? course : undefined,
    keyword: tidyKeyword(params.get('keyword') ?? '') || undefined,
  }
}

type NoteChoices = ReturnType<typeof readChoices>

const queryOf = ({ page, ...choices }: NoteChoices) => ({ ...choices, page: page > 1 ? page : undefined })

/** The notes of an address, and the addresses of the notes with other choices. */
export function notesAt(params: URLSearchParams) {
  const choices = readChoices(params)
  return { choices, hrefOf: listHrefs({ path: paths.notes, choices, queryOf }) }
}

export type NoteList = ReturnType<typeof notesAt>

/** A page of notes by course. The previous page stays until it loads. Refetched at every visit: notes are written in lessons. */
export function useMyNotes({ choices }: NoteList) {
  const given = Object.entries(queryOf(choices)).filter(([, value]) => value !== undefined)
  return useQuery({
    // Defaults are left out, so that the request equals the early request of the route.
    ...apiQuery('/v1/user/note/list', { order: 'course', ...Object.fromEntries(given) }),
    placeholderData: (shown) => shown,
    staleTime: 0,
    refetchOnMount: 'always',
  })
}

/** The courses of which the learner has notes. */
export const useNotedCourses = () => useQuery({ ...apiQuery('/v1/user/note/course/list'), staleTime: 0, refetchOnMount: 'always' })
