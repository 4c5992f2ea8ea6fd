import { useState } from 'react'
import type { DataOf, Note } from '@xhkt/contract'
import { useRemovedNotes } from '@xhkt/kit/notes/use-removed-notes'

type NotePage = DataOf<'GET', '/v1/user/note/list'>

const orderInCourse = (a: Note, b: Note): number =>
  Number(a.section_id) - Number(b.section_id) || a.position - b.position || Number(a.note_id) - Number(b.note_id)

/** Notes in the order of the server, with one more in its place: the course with the newest note first, then lesson and position. */
function withNote(notes: readonly Note[], note: Note): Note[] {
  const isSameCourse = ({ course_id }: Note) => course_id === note.course_id
  const newestOf = (course: string) => Math.max(...notes.flatMap(({ course_id, created_at }) => (course_id === course ? [created_at] : [])))
  const last = notes.findLastIndex(isSameCourse)
  const next =
    last < 0
      ? notes.findIndex(({ course_id }) => newestOf(course_id) < note.created_at)
      : notes.findIndex((row) => isSameCourse(row) && orderInCourse(row, note) > 0)
  const end = last < 0 ? notes.length : last + 1
  return notes.toSpliced(next < 0 ? end : next, 0, note)
}

/**
 * The notes that were deleted here. Each keeps its place in the list of its address, with 撤销, until the page is opened again.
 * @param address - of the list that is shown
 */
export function useDeletions(address: string) {
  const { notes, show } = useRemovedNotes()
  const [addresses, setAddresses] = useState<ReadonlyMap<string, string>>(new Map())
  return {
    isDeleted: ({ note_id }: Note): boolean => notes.has(note_id),
    show: (note: Note, isRemoved: boolean): void => {
      setAddresses((all) => new Map(all).set(note.note_id, address))
      show(note, isRemoved)
    },
    /** A page of the list with what was deleted from it. */
    fill(page: NotePage): NotePage {
      const listed = new Set(page.list.map(({ note_id }) => note_id))
      const gone = [...notes.values()].filter(({ note_id }) => !listed.has(note_id) && addresses.get(note_id) === address)
      const list = gone.reduce<Note[]>(withNote, page.list)
      return { ...page, list, total: Math.max(page.total, list.length) }
    },
  }
}

export type Deletions = ReturnType<typeof useDeletions>
