import type { Note } from '@xhkt/contract'
import { dateText, formatDuration } from '@xhkt/kit/format'
import { markedParts } from '@xhkt/kit/search/marked-parts'
import { Button } from '@xhkt/kit/ui/button'
import { VisuallyHidden } from '@xhkt/kit/ui/visually-hidden'
import css from './note-item.module.css'

export interface NoteItemProps {
  note: Note
  /** Its words are marked in the text. */
  keyword?: string
  onSeek: () => void
  onEdit: () => void
  onDelete: () => void
}

/** A note with the second that it belongs to. */
export function NoteItem({ note: { position, text, updated_at }, keyword = '', onSeek, onEdit, onDelete }: NoteItemProps) {
  const place = formatDuration(position)
  const which = <VisuallyHidden>{place} 的笔记</VisuallyHidden>
  return (
    <li className={css.item}>
      <div className={css.head}>
        <Button size="sm" onClick={onSeek}>
          <VisuallyHidden>跳到</VisuallyHidden>
          {place}
        </Button>
        <span className={css.date}>{dateText(updated_at)}</span>
        <Button variant="text" size="sm" onClick={onEdit}>
          编辑{which}
        </Button>
        <Button variant="text" size="sm" onClick={onDelete}>
          删除{which}
        </Button>
      </div>
      <p className={css.text}>
        {keyword ? markedParts(text, keyword).map((part, i) => (part.marked ? <mark key={i}>{part.text}</mark> : part.text)) : text}
      </p>
    </li>
  )
}
