import { useState } from 'react'
import type { Note } from '@xhkt/contract'
import { useAction } from '@xhkt/kit/action/use-action'
import { api } from '@xhkt/platform/api'
import { useQueryClient } from '@xhkt/platform/query'

/** The notes that were deleted here. They can be brought back while the page shows them. */
export function useRemovedNotes() {
  const client = useQueryClient()
  const [notes, setNotes] = useState<ReadonlyMap<string, Note>>(new Map())
  const refresh = () => client.invalidateQueries({ queryKey: ['/v1/user/note/list'] })
  const add = (note: Note) => setNotes((all) => new Map(all).set(note.note_id, note))
  const drop = ({ note_id }: Note) => setNotes((all) => new Map([...all].filter(([id]) => id !== note_id)))

  const remove = useAction({
    optimistic(note: Note) {
      add(note)
      return () => drop(note)
    },
    run: ({ note_id }: Note) => api.delete('/v1/user/note', { note_id }),
    onSuccess: refresh,
  })
  const restore = useAction({
    run: ({ note_id }: Note, idempotencyKey) => api.post('/v1/user/note/restore', { note_id }, { idempotencyKey }),
    onSuccess: async (_, note) => {
      await refresh()
      drop(note)
    },
  })
  return { notes, remove: remove.start, restore: restore.start }
}
