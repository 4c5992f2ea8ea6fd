import { useEffect, useRef } from 'react'
import type { Note } from '@xhkt/contract'
import * as paths from '@xhkt/contract/paths'
import { NoteEditor } from '@xhkt/kit/notes/note-editor'
import { NoteItem } from '@xhkt/kit/notes/note-item'
import { RemovedNote } from '@xhkt/kit/notes/removed-note'
import { type NoteEditing, useNoteEditors } from '@xhkt/kit/notes/use-note-editors'
import { useWrittenNotes } from '@xhkt/kit/notes/use-written-notes'
import { tallLink } from '@xhkt/kit/ui/tall-link'
import type { LessonNotes } from '../model/note-groups.ts'
import type { Deletions } from '../model/use-deletions.ts'
import css from './note-groups.module.css'

interface Props {
  learnerId: string
  lesson: LessonNotes
  keyword: string
  deletions: Deletions
}

/** Gives the focus to a note that replaces its editor or its 撤销. */
function useNoteFocus(places: string) {
  const list = useRef<HTMLUListElement>(null)
  const left = useRef<string | null>(null)
  useEffect(() => {
    if (left.current === null || document.activeElement !== document.body) return
    const selector = `[data-note="${CSS.escape(left.current)}"]`
    const note = list.current?.querySelector<HTMLElement>(`${selector} a, ${selector} button`)
    if (!note) return
    note.focus({ preventScroll: true })
    left.current = null
  }, [places])
  return { list, leave: (noteId: string | null) => void (left.current = noteId) }
}

/** The notes of one lesson. A note is edited in its place; a new one that an earlier visit could not save stands above them. */
export function LessonGroup({ learnerId, lesson: { course_id, section_id, section_title, notes }, keyword, deletions }: Props) {
  const editors = useNoteEditors(learnerId, { courseId: course_id, sectionId: section_id })
  const written = useWrittenNotes(editors.open)
  const deleted = notes.filter(deletions.isDeleted)
  const places = [...written.keys(), '', ...deleted.map(({ note_id }) => note_id)].join()
  const { list, leave } = useNoteFocus(places)
  const editorOf = (editing: NoteEditing) => (
    <div key={editing.saver.snapshot().draft.id} className={css.editor}>
      <NoteEditor
        editing={editing}
        onFinish={() => {
          leave(editing.saver.snapshot().draft.note_id)
          editors.finish(editing)
        }}
        onEnd={() => editors.end(editing)}
      />
    </div>
  )
  const isListed = new Set(notes.map(({ note_id }) => note_id))
  const rowOf = (note: Note) => {
    const editing = written.get(note.note_id)
    if (editing) return <li key={note.note_id}>{editorOf(editing)}</li>
    if (deletions.isDeleted(note)) {
      const show: typeof deletions.show = (...shown) => {
        leave(note.note_id)
        deletions.show(...shown)
      }
      return <RemovedNote key={note.note_id} note={note} onRemoved={show} />
    }
    return (
      <NoteItem
        key={note.note_id}
        note={note}
        keyword={keyword}
        seek={paths.lesson(course_id, section_id, note.position)}
        onEdit={() => editors.edit(note)}
        onRemoved={deletions.show}
      />
    )
  }
  return (
    <section className={css.lesson} aria-label={section_title}>
      <h3 className={css.lessonTitle}>
        <a className={tallLink} href={paths.lesson(course_id, section_id)}>{section_title}</a>
      </h3>
      {editors.open.filter(({ saver }) => !isListed.has(saver.snapshot().draft.note_id ?? '')).map(editorOf)}
      <ul ref={list} className={css.list}>
        {notes.map(rowOf)}
      </ul>
    </section>
  )
}
