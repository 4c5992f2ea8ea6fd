import { memo } from 'react'
import type { LiveRoom } from '@xhkt/contract'
import { Button } from '@xhkt/kit/ui/button'
import { ChatMessage } from '../../../../common/chat/chat-message.tsx'
import { explainRefusal } from '../model/chat-words.ts'
import type { ChatMessage as Message } from '../model/chat-port.ts'
import type { ChatItem } from '../model/message-list.ts'
import css from './message-row.module.css'

export interface RowActions {
  /** Makes the next message a reply to this one. */
  onReply: (message: Message) => void
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
  /** Whether Tab goes to its buttons. */
  hasFocus?: boolean
  /** The time above the message; none where the message before has about the same. */
  time?: string | undefined
  /** The message that this one answers, if the page has it. */
  quoted?: Message | undefined
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

/** What can be done with a message: it appears where the pointer or the focus is. A tap, or the arrow keys, focus a message. */
function Actions({ item, hasFocus, onReply, onBlock, mayReply, mayBlock }: MessageRowProps & { mayReply: boolean; mayBlock: boolean }) {
  const { message } = item
  const { name, user_id: userId } = message.user
  const tabIndex = hasFocus ? 0 : -1
  return (
    <span className={css.actions}>
      {mayReply && (
        <Button variant="text" size="sm" tabIndex={tabIndex} aria-label={`回复${name}`} onClick={() => onReply(message)}>
          回复
        </Button>
      )}
      {mayBlock && (
        <Button variant="text" size="sm" tabIndex={tabIndex} aria-label={`屏蔽${name}`} onClick={() => onBlock(userId)}>
          屏蔽
        </Button>
      )}
    </span>
  )
}

/** One message. A click on the name of another mentions them. */
export const MessageRow = memo(function MessageRow(props: MessageRowProps) {
  const { item, hasFocus, room, time, quoted, onMention } = props
  const { message, delivery } = item
  const { userId, userName } = room.userInfo
  const isOwn = message.user.user_id !== '' && message.user.user_id === userId
  const mayMention = !isOwn && room.userSig !== ''
  const mayReply = mayMention && message.kind === 'text'
  const mayBlock = !isOwn && message.kind === 'text' && message.user.role === 'learner'
  const reader = { pictureHosts: room.picture_hosts, ownName: userName }
  return (
    <div className={css.item}>
      {time && <p className={css.time}>{time}</p>}
      <ChatMessage message={message} reader={reader} isOwn={isOwn} hasFocus={hasFocus} onMention={mayMention ? onMention : undefined}>
        {quoted && (
          <span className={css.quoted}>
            {quoted.user.name}：{quoted.text}
          </span>
        )}
        {delivery === 'sending' && <span className={css.sending}>发送中…</span>}
        {delivery === 'failed' && <Failure {...props} />}
      </ChatMessage>
      {(mayReply || mayBlock) && <Actions {...props} mayReply={mayReply} mayBlock={mayBlock} />}
    </div>
  )
})
