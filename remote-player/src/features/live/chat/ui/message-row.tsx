import { memo } from 'react'
import type { LiveRoom } from '@xhkt/contract'
import { Button } from '@xhkt/kit/ui/button'
import { ChatMessage } from '../../../../common/chat/chat-message.tsx'
import { explainRefusal } from '../model/chat-words.ts'
import type { ChatItem } from '../model/message-list.ts'
import css from './message-row.module.css'

export interface RowActions {
  onMention: (name: string) => void
  /** Hides what this person has written and will write. */
  onBlock: (userId: string) => void
  onResend: (key: string) => void
  /** Puts the text back into the field. */
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
  const { item, room, onMention, onBlock } = props
  const { message, delivery } = item
  const { userId, userName } = room.userInfo
  const isOwn = message.user.user_id !== '' && message.user.user_id === userId
  const mayMention = !isOwn && room.userSig !== ''
  const mayBlock = !isOwn && message.kind === 'text' && message.user.role === 'learner'
  const reader = { pictureHosts: room.picture_hosts, ownName: userName }
  return (
    <ChatMessage message={message} reader={reader} isOwn={isOwn} onMention={mayMention ? onMention : undefined}>
      {delivery === 'sending' && <span className={css.sending}>发送中…</span>}
      {delivery === 'failed' && <Failure {...props} />}
      {mayBlock && (
        <button type="button" className={css.block} aria-label={`屏蔽${message.user.name}`} onClick={() => onBlock(message.user.user_id)}>
          屏蔽
        </button>
      )}
    </ChatMessage>
  )
})
