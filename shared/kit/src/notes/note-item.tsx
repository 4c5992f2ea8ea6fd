import type { Note } from '@xhkt/contract'
import { dateText, formatDuration } from '@xhkt/kit/format'
import { MarkedText } from '@xhkt/kit/search/marked-text'
import { Button, ButtonLink } from '@xhkt/kit/ui/button'
import { VisuallyHidden } from '@xhkt/kit/ui/visually-hidden'
import { type ShowRemoved, useRemoveNote } from './use-removed-notes.ts'
import css from './note-item.module.css'

export interface NoteItemProps {
  note: Note
  /** Its words are marked in the text. */
  keyword?: string
  /** Plays the lesson from the second of the note: here, or on the page of an address. */
  seek: (() => void) | string
  onEdit: () => void
  onRemoved: ShowRemoved
}

/** A note with the second that it belongs to. */
export function NoteItem({ note, keyword = '', seek, onEdit, onRemoved }: NoteItemProps) {
  const { note_id, position, text, updated_at } = note
  const remove = useRemoveNote(note, onRemoved)
  const time = formatDuration(position)
  const which = <VisuallyHidden>{time} 的笔记</VisuallyHidden>
  const to = (
    <>
      <VisuallyHidden>跳到</VisuallyHidden>
      {time}
    </>
  )
  return (
    <li className={css.item} data-note={note_id}>
      <div className={css.head}>
        {typeof seek === 'string' ? (
          <ButtonLink size="sm" href={seek}>
            {to}
          </ButtonLink>
        ) : (
          <Button size="sm" onClick={seek}>
            {to}
          </Button>
        )}
        <span className={css.date}>{dateText(updated_at)}</span>
        <Button variant="text" size="sm" onClick={onEdit}>
          编辑{which}
        </Button>
        <Button variant="text" size="sm" onClick={remove}>
          删除{which}
        </Button>
      </div>
      <p className={css.text}>
        <MarkedText text={text} keyword={keyword} />
      </p>
    </li>
  )
}
