import { memo } from 'react'
import type { LiveRoom } from '@xhkt/contract'
import { Button } from '@xhkt/kit/ui/button'
import { Tag } from '@xhkt/kit/ui/tag'
import { explainRefusal } from '../model/chat-words.ts'
import type { ChatItem } from '../model/message-list.ts'
import { MessageText } from './message-text.tsx'
import css from './message-row.module.css'

export interface RowActions {
  onMention: (name: string) => void
  onResend: (key: string) => void
  /** Takes the text back into the field. */
  onEdit: (item: ChatItem) => void
}

export interface MessageRowProps extends RowActions {
  item: ChatItem
  room: LiveRoom
}

function Failure({ item, onResend, onEdit }: MessageRowProps) {
  const { words, way } = explainRefusal(item.code)
  return (
    <p className={css.failure}>
      {words}
      {way === 'resend' && (
        <Button variant="text" size="sm" onClick={() => onResend(item.key)}>
          重发
        </Button>
      )}
      {(way === 'edit' || way === 'rejoin') && (
        <Button variant="text" size="sm" onClick={() => onEdit(item)}>
          修改
        </Button>
      )}
    </p>
  )
}

/** One message. A click on the name of another mentions them. */
export const MessageRow = memo(function MessageRow(props: MessageRowProps) {
  const { item, room, onMention } = props
  const { user, kind, text } = item.message
  if (kind === 'system') return <p className={css.system}>{text}</p>
  const isOwn = user.user_id !== '' && user.user_id === room.userInfo.userId
  const mayMention = !isOwn && room.userSig !== ''
  return (
    <div className={css.row} data-role={user.role} data-own={isOwn || undefined}>
      <span className={css.head}>
        {user.role === 'teacher' && <Tag tone="primary">老师</Tag>}
        {user.role === 'assistant' && <Tag tone="success">助教</Tag>}
        {mayMention ? (
          <button type="button" className={css.name} title={`@${user.name}`} onClick={() => onMention(user.name)}>
            {user.name}
          </button>
        ) : (
          <span className={css.name}>{isOwn ? `${user.name}（我）` : user.name}</span>
        )}
      </span>
      <MessageText text={text} room={room} />
      {item.delivery === 'sending' && <span className={css.sending}>发送中…</span>}
      {item.delivery === 'failed' && <Failure {...props} />}
    </div>
  )
})
