import { useEffect, useRef, useState } from 'react'
import type { Note } from '@xhkt/contract'
import { tidyText } from '@xhkt/contract/clean-text'
import { createUuid } from '@xhkt/platform/api'
import { type NoteDraft, noteDrafts } from './note-drafts.ts'
import { NoteSaver } from './note-saver.ts'
import { watchLeftDrafts } from './save-left-drafts.ts'
import { refreshNotes, saverPorts } from './saver-ports.ts'

export interface NoteEditing {
  saver: NoteSaver
  /** The learner has finished, but the text is not saved yet. */
  isClosing: boolean
  release: () => void
}

interface Lesson {
  courseId: string
  sectionId: string
}

/** The notes of a lesson that are being written. Takes up what an earlier visit could not save. */
export function useNoteEditors(learnerId: string, { courseId, sectionId }: Lesson) {
  const [open, setOpen] = useState<readonly NoteEditing[]>([])
  const present = useRef(open)
  useEffect(() => {
    present.current = open
  }, [open])

  const start = (draft: NoteDraft, release: () => void) =>
    setOpen((others) => [{ saver: new NoteSaver(draft, saverPorts(learnerId)), isClosing: false, release }, ...others])

  useEffect(() => {
    const stay = new AbortController()
    const draftsNow = () => noteDrafts.of(learnerId, sectionId)
    for (const { id } of draftsNow()) {
      void noteDrafts.claim(id, stay.signal).then((release) => {
        // Another tab may have saved the draft meanwhile.
        const draft = draftsNow().find((one) => one.id === id)
        if (stay.signal.aborted || !draft) release?.()
        else if (release) {
          const saver = new NoteSaver(draft, saverPorts(learnerId))
          setOpen((others) => [...others, { saver, isClosing: false, release }])
          saver.save()
        }
      })
    }
    watchLeftDrafts()
    const saveAll = () => present.current.forEach(({ saver }) => saver.save())
    const reconnectAll = () => present.current.forEach(({ saver }) => saver.reconnect())
    window.addEventListener('online', reconnectAll)
    document.addEventListener('visibilitychange', saveAll)
    return () => {
      stay.abort()
      window.removeEventListener('online', reconnectAll)
      document.removeEventListener('visibilitychange', saveAll)
      for (const { saver, release } of present.current) {
        saver.save()
        saver.stop()
        release()
      }
      setOpen([])
    }
  }, [learnerId, sectionId])

  function begin(part: Pick<NoteDraft, 'note_id' | 'text' | 'position' | 'base'>): void {
    const id = createUuid()
    const ids = { id, owner: learnerId, course_id: courseId, section_id: sectionId }
    const draft = { ...ids, creating: null, unanswered: [], changed_at: Date.now(), ...part }
    let release: (() => void) | null = null
    let isReleased = false
    void noteDrafts.claim(id).then((given) => {
      if (isReleased) given?.()
      else release = given
    })
    start(draft, () => {
      isReleased = true
      release?.()
    })
  }

  async function end({ saver, release }: NoteEditing): Promise<void> {
    const { draft } = saver.snapshot()
    saver.stop()
    noteDrafts.remove(draft.id)
    release()
    // Until the list has the note, the editor keeps its place.
    if (draft.note_id !== null) await refreshNotes()
    setOpen((all) => all.filter((one) => one.saver !== saver))
  }

  return {
    open,
    /** Begins a note, in place of a new one that is still empty. */
    write(position: number): void {
      for (const editing of open) {
        const { note_id, text } = editing.saver.snapshot().draft
        if (note_id === null && text === '') void end(editing)
      }
      begin({ note_id: null, text: '', position, base: { version: 0, text: '' } })
    },
    edit: ({ note_id, text, position, version }: Note) => begin({ note_id, text, position, base: { version, text } }),
    /** Ends editing. A text that is not saved yet is saved first. */
    finish(editing: NoteEditing): void {
      const { draft } = editing.saver.snapshot()
      if (editing.saver.isSaved() || tidyText(draft.text) === '') void end(editing)
      else {
        editing.saver.retry()
        setOpen((all) => all.map((one) => (one.saver === editing.saver ? { ...one, isClosing: true } : one)))
      }
    },
    end: (editing: NoteEditing): void => void end(editing),
  }
}
