import { useState } from 'react'
import type { Note } from '@xhkt/contract'
import { useAction } from '@xhkt/kit/action/use-action'
import { api } from '@xhkt/platform/api'
import { useQueryClient } from '@xhkt/platform/query'

/** Shows a note as deleted, or as restored. */
export type ShowRemoved = (note: Note, isRemoved: boolean) => void

/** The notes that were deleted here. They can be brought back while the page shows them. */
export function useRemovedNotes() {
  const [notes, setNotes] = useState<ReadonlyMap<string, Note>>(new Map())
  const show: ShowRemoved = (note, isRemoved) =>
    setNotes((all) => {
      const others = [...all].filter(([id]) => id !== note.note_id)
      return new Map(isRemoved ? [...others, [note.note_id, note]] : others)
    })
  return { notes, show }
}

const useRefreshNotes = () => {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: ['/v1/user/note/list'] })
}

/** Deletes a note. */
export function useRemoveNote(note: Note, show: ShowRemoved): () => void {
  const refresh = useRefreshNotes()
  const { start } = useAction({
    optimistic: () => {
      show(note, true)
      return () => show(note, false)
    },
    run: (note_id: string) => api.delete('/v1/user/note', { note_id }),
    onSuccess: refresh,
  })
  return () => start(note.note_id)
}

/** Brings a deleted note back. */
export function useRestoreNote(note: Note, show: ShowRemoved): () => void {
  const refresh = useRefreshNotes()
  const { start } = useAction({
    run: (note_id: string, idempotencyKey) => api.post('/v1/user/note/restore', { note_id }, { idempotencyKey }),
    onSuccess: async () => {
      await refresh()
      show(note, false)
    },
  })
  return () => start(note.note_id)
}
