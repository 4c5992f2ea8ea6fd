import { useRef, useEffect } from 'react'
import type { Note } from '@xhkt/contract'
import { formatDuration } from '@xhkt/kit/format'
import { Button } from '@xhkt/kit/ui/button'
import { type ShowRemoved, useRestoreNote } from './use-removed-notes.ts'
import css from './note-item.module.css'

/** In the place of a deleted note: brings it back. Takes the focus of the button that deleted it. */
export function RemovedNote({ note, onRemoved }: { note: Note; onRemoved: ShowRemoved }) {
  const restore = useRestoreNote(note, onRemoved)
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => row.current?.querySelector('button')?.focus(), [])
  return (
    <li ref={row} className={css.removed}>
      <span role="status">{formatDuration(note.position)} 的笔记已删除</span>
      <Button variant="text" size="sm" onClick={restore}>
        撤销
      </Button>
    </li>
  )
}
