import type { Note } from '@xhkt/contract'
import { useSingleFlight } from '@xhkt/kit/action/use-single-flight'
import { saveTextFile } from '@xhkt/kit/files/save-file'
import { allNotes, notesText } from './export-notes.ts'

/**
 * Saves all notes of a course, of a lesson, or of the learner as a text file, once at a time.
 * @param nameOf - the name of the file without its extension, from the first note
 */
export function useNotesExport(
  filter: Parameters<typeof allNotes>[0],
  nameOf: (first: Note) => string,
): [busy: boolean, start: () => void] {
  const [busy, start] = useSingleFlight(async () => {
    // The API client shows the error of a failed call.
    const notes = await allNotes(filter).catch(() => [])
    const [first] = notes
    if (first) saveTextFile(nameOf(first), notesText(notes))
  })
  return [busy, () => void start()]
}
