import { hasNoteDrafts } from '@xhkt/kit/notes/note-drafts'

/** Saves notes that an earlier visit could not save: after a crash or a reload no page of theirs is open. */
export function saveLeftNotes(): void {
  if (!hasNoteDrafts()) return
  // If the chunk does not load, the next visit tries again.
  import(/* webpackChunkName: "left-notes" */ '@xhkt/kit/notes/save-left-drafts').then(
    ({ watchLeftDrafts }) => watchLeftDrafts(),
    () => undefined,
  )
}
