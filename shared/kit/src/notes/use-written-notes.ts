import { useSyncExternalStore } from 'react'
import type { NoteEditing } from './use-note-editors.ts'

/** The editors of saved notes, by the id of the note. A new note joins once it is saved. */
export function useWrittenNotes(open: readonly NoteEditing[]): ReadonlyMap<string, NoteEditing> {
  const idOf = ({ saver }: NoteEditing): string => saver.snapshot().draft.note_id ?? ''
  const ids = useSyncExternalStore(
    (listener) => {
      const ends = open.map(({ saver }) => saver.subscribe(listener))
      return () => ends.forEach((end) => end())
    },
    () => open.map(idOf).join(),
  )
  const byId = new Map(ids.split(',').map((id, i) => [id, open[i]]))
  return new Map([...byId].flatMap(([id, editing]) => (id && editing ? [[id, editing]] : [])))
}
