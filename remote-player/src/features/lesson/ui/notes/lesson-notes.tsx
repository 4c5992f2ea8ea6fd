import { useState } from 'react'
import type { Note } from '@xhkt/contract'
import { NoteEditor } from '@xhkt/kit/notes/note-editor'
import { NoteItem } from '@xhkt/kit/notes/note-item'
import { RemovedNote } from '@xhkt/kit/notes/removed-note'
import { useNoteEditors } from '@xhkt/kit/notes/use-note-editors'
import { useRemovedNotes } from '@xhkt/kit/notes/use-removed-notes'
import { useWrittenNotes } from '@xhkt/kit/notes/use-written-notes'
import { useDebounced } from '@xhkt/kit/time/use-debounced'
import { Pagination } from '@xhkt/kit/ui/pagination'
import { ReadView } from '@xhkt/kit/ui/read-view'
import { EmptyView } from '@xhkt/kit/ui/state-view'
import { useQuery } from '@xhkt/platform/query'
import { seekTo } from '../../../../common/player/model/video-commands.ts'
import { notesPageSize, notesQuery } from '../../api/queries.ts'
import css from './lesson-notes.module.css'
import { NotesBar } from './notes-bar.tsx'

/** Milliseconds without typing until the list is searched. */
const SEARCH_AFTER_MS = 300

export interface LessonNotesProps {
  learnerId: string
  courseId: string
  sectionId: string
  video: HTMLVideoElement | null
}

/** Writes, finds, changes, deletes and exports the notes of one lesson. */
export function LessonNotes({ learnerId, courseId, sectionId, video }: LessonNotesProps) {
  const editors = useNoteEditors(learnerId, { courseId, sectionId })
  const removed = useRemovedNotes()
  const [typed, setTyped] = useState('')
  const [page, setPage] = useState(1)
  const keyword = useDebounced(typed.trim(), SEARCH_AFTER_MS, '')
  const query = useQuery({ ...notesQuery({ courseId, sectionId, keyword, page }), placeholderData: (shown) => shown })
  const written = useWrittenNotes(editors.open)

  const seek = (position: number) => {
    if (!video) return
    seekTo(video, position)
    video.scrollIntoView({ block: 'nearest' })
  }
  const rows = (list: readonly Note[]): Note[] => {
    const kept = list.filter(({ note_id }) => !written.has(note_id) && !removed.notes.has(note_id))
    return [...kept, ...removed.notes.values()].sort((a, b) => a.position - b.position)
  }

  return (
    <div className={css.notes}>
      <NotesBar
        keyword={typed}
        onKeyword={(text) => {
          setTyped(text)
          setPage(1)
        }}
        onWrite={() => editors.write(Math.floor(video?.currentTime ?? 0))}
        lesson={{ course_id: courseId, section_id: sectionId }}
        canExport={(query.data?.total ?? 0) > 0}
      />
      {editors.open.map((editing) => (
        <NoteEditor
          key={editing.saver.snapshot().draft.id}
          editing={editing}
          onFinish={() => editors.finish(editing)}
          onEnd={() => editors.end(editing)}
        />
      ))}
      <ReadView query={query} loading={<div className={css.bones} aria-hidden="true" />}>
        {({ list, total }) => (
          <>
            {keyword !== '' && <p className={css.count} role="status">{`找到 ${total} 条笔记`}</p>}
            {rows(list).length > 0 ? (
              <ul className={css.list} aria-label="本节笔记" aria-busy={query.isPlaceholderData}>
                {rows(list).map((note) =>
                  removed.notes.has(note.note_id) ? (
                    <RemovedNote key={note.note_id} note={note} onRemoved={removed.show} />
                  ) : (
                    <NoteItem
                      key={note.note_id}
                      note={note}
                      keyword={keyword}
                      seek={() => seek(note.position)}
                      onEdit={() => editors.edit(note)}
                      onRemoved={removed.show}
                    />
                  ),
                )}
              </ul>
            ) : (
              editors.open.length === 0 && (
                <EmptyView
                  title={keyword ? '没有找到相关笔记' : '本节还没有笔记'}
                  description={keyword ? '换一个词试试' : '点“记笔记”，记下播放到这里时的要点'}
                />
              )
            )}
            <Pagination page={page} total={total} pageSize={notesPageSize} onPage={setPage} label="笔记分页" />
          </>
        )}
      </ReadView>
    </div>
  )
}
