import * as paths from '@xhkt/contract/paths'
import { listHrefs, readPage } from '@xhkt/kit/list/list-address'
import { tidyKeyword } from '@xhkt/kit/search/keyword'

/** The choices of an address. */
function readChoices(params: URLSearchParams) {
  const course = params.get('course_id') ?? ''
  return {
    page: readPage(params),
    course_id: /^\d{1,20}$/.test(course) ? course : undefined,
    keyword: tidyKeyword(params.get('keyword') ?? '') || undefined,
  }
}

/** The notes of an address, and the addresses of the notes with other choices. */
export function notesAt(params: URLSearchParams) {
  const choices = readChoices(params)
  return { choices, hrefOf: listHrefs({ path: paths.notes, choices, queryOf: (to) => to }) }
}

export type NoteList = ReturnType<typeof notesAt>
