import type { ReactNode } from 'react'
import type { LiveMessage } from '@xhkt/contract'
import { Tag } from '@xhkt/kit/ui/tag'
import css from './chat-message.module.css'
import { MessageText } from './message-text.tsx'
import type { Reader } from './text-parts.ts'

export interface ChatMessageProps {
  message: LiveMessage
  reader: Reader
  isOwn?: boolean
  /** Whether Tab goes to its links and to 展开. */
  hasFocus?: boolean | undefined
  /** Makes the name a button that mentions the author. Not for the keyboard, which has 回复. */
  onMention?: ((name: string) => void) | undefined
  /** After the text. */
  children?: ReactNode
}

/** One message of a room's chat; a line of the system is without an author. */
export function ChatMessage({ message, reader, isOwn = false, hasFocus = false, onMention, children }: ChatMessageProps) {
  const { user, kind, text } = message
  if (kind === 'system') return <p className={css.system}>{text}</p>
  return (
    <div className={css.row} data-role={user.role} data-own={isOwn || undefined}>
      <span className={css.head}>
        {user.role === 'teacher' && <Tag tone="primary">老师</Tag>}
        {user.role === 'assistant' && <Tag tone="success">助教</Tag>}
        {onMention ? (
          <button type="button" className={css.name} tabIndex={-1} title={`@${user.name}`} onClick={() => onMention(user.name)}>
            {user.name}
          </button>
        ) : (
          <span className={css.name} title={user.name}>
            {isOwn ? `${user.name}（我）` : user.name}
          </span>
        )}
      </span>
      <MessageText text={text} reader={reader} hasFocus={hasFocus} />
      {children}
    </div>
  )
}
