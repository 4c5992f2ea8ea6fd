import { type MouseEvent, useId, useState } from 'react'
import type { Message } from '@xhkt/contract'
import { momentText } from '@xhkt/kit/format'
import { Button } from '@xhkt/kit/ui/button'
import { classNames } from '@xhkt/kit/ui/class-names'
import { Tag } from '@xhkt/kit/ui/tag'
import { VisuallyHidden } from '@xhkt/kit/ui/visually-hidden'
import { useNowSelector } from '@xhkt/platform/api'
import { safeReturnPath } from '@xhkt/platform/auth'
import { Time } from '@xhkt/kit/ui/time'
import { tallLink } from '@xhkt/kit/ui/tall-link'
import { UndoRow } from '../../../common/rows/undo-row.tsx'
import { useKeptFocus } from '../../../common/rows/use-kept-focus.ts'
import { nameOfKind } from '../model/message-kinds.ts'
import { useDelete, useRead } from '../model/use-message-actions.ts'
import css from './message-item.module.css'

interface Props {
  message: Message
  isDeleted: boolean
  onDeleted: (isDeleted: boolean) => void
}

interface TitleProps {
  message: Message
  /** Null: the message leads nowhere. */
  href: string | null
  isOpen: boolean
  onOpen: () => void
  textId: string
}

/** The title of a message: opening it marks it as read. Without a target it opens the text in place. */
function Title({ message, href, isOpen, onOpen, textId }: TitleProps) {
  const content = (
    <>
      {!message.is_read && <VisuallyHidden>未读：</VisuallyHidden>}
      {message.title}
    </>
  )
  if (href === null) {
    return (
      <button type="button" className={classNames(css.title, tallLink)} aria-expanded={isOpen} aria-controls={textId} onClick={onOpen}>
        {content}
      </button>
    )
  }
  // A new tab by the middle button counts too.
  const onAuxClick = ({ button }: MouseEvent) => {
    if (button === 1) onOpen()
  }
  return (
    <a className={classNames(css.title, tallLink)} href={href} onClick={onOpen} onAuxClick={onAuxClick}>
      {content}
    </a>
  )
}

/** A message. It leads only to paths of this site. */
export function MessageItem({ message, isDeleted, onDeleted }: Props) {
  const { message_id, kind, title, text, target, created_at, is_read } = message
  const [isOpen, setOpen] = useState(false)
  const textId = useId()
  const read = useRead(message)
  const { remove, restore, busy } = useDelete(message, onDeleted)
  const { ref } = useKeptFocus(isDeleted)
  const when = useNowSelector((now) => momentText(created_at, now), 60_000)
  const href = safeReturnPath(target)
  const open = () => {
    if (href === null) setOpen(!isOpen)
    read()
  }
  if (isDeleted) {
    return (
      <li ref={ref} className={css.deleted} data-row={message_id}>
        <UndoRow text={`“${title}”已删除`} what={`删除 ${title}`} busy={busy} onUndo={restore} />
      </li>
    )
  }
  return (
    <li ref={ref} className={classNames(css.item, !is_read && css.unread)} data-row={message_id} data-actions>
      <div className={css.head}>
        <Title message={message} href={href} isOpen={isOpen} onOpen={open} textId={textId} />
        <Tag>{nameOfKind(kind)}</Tag>
        <Time className={css.time} at={created_at}>
          {when}
        </Time>
        <Button variant="text" size="sm" onClick={remove} loading={busy}>
          删除
          <VisuallyHidden>{title}</VisuallyHidden>
        </Button>
      </div>
      <p id={textId} className={classNames(css.text, href === null && !isOpen && css.short)}>
        {text}
      </p>
      {target !== '' && href === null && <p className={css.gone}>该消息的链接已失效</p>}
    </li>
  )
}
