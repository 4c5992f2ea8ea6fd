import { useMemo, useState } from 'react'
import { serverNow } from '@xhkt/platform/api'
import { toast } from '@xhkt/platform/toast'
import { Button } from '@xhkt/kit/ui/button'
import { VisuallyHidden } from '@xhkt/kit/ui/visually-hidden'
import { formatCount } from '@xhkt/kit/format'
import { MessageLog } from '../../../../common/chat/message-log.tsx'
import { blockPerson, useBlockedPeople } from '../model/blocked-people.ts'
import { emptyWords } from '../model/chat-access.ts'
import { notSent } from '../model/chat-words.ts'
import { shownItems } from '../model/message-list.ts'
import { messageTimes } from '../model/message-times.ts'
import { quotedMessage } from '../model/quoted-message.ts'
import type { LiveChat } from '../model/live-chat.ts'
import { insertMention } from '../model/mention.ts'
import { useChatAccess } from '../model/use-chat-access.ts'
import { useChat } from '../model/use-live-chat.ts'
import { useComposer } from '../model/use-composer.ts'
import { Announcer } from './announcer.tsx'
import { BlockedBar } from './blocked-bar.tsx'
import { Composer } from './composer.tsx'
import { ConnectionBar } from './connection-bar.tsx'
import { NoField } from './no-field.tsx'
import { MessageRow, type RowActions } from './message-row.tsx'
import css from './chat-panel.module.css'

export interface ChatPanelProps {
  chat: LiveChat
}

/** The same actions until the field's text changes, so that a new message renders no other row. */
const useRowActions = (chat: LiveChat, { edit, insert, reply }: ReturnType<typeof useComposer>): RowActions =>
  useMemo(
    () => ({
      onReply: reply,
      onMention: (name) => edit((text, caret) => insertMention(text, caret, name)),
      onBlock: blockPerson,
      onResend: (key) => {
        const refusal = chat.resend(key)
        if (refusal) toast.info(notSent[refusal])
      },
      onEdit: ({ key, message }) => {
        chat.remove(key)
        insert(message.text)
      },
    }),
    [chat, edit, insert, reply],
  )

/** The chat of the live room. */
export function ChatPanel({ chat }: ChatPanelProps) {
  const items = useChat(chat, (snapshot) => snapshot.items)
  const online = useChat(chat, (snapshot) => snapshot.online)
  const notice = useChat(chat, (snapshot) => snapshot.notice)
  const connection = useChat(chat, (snapshot) => snapshot.connection.is)
  const access = useChatAccess(chat)
  const empty = useChat(chat, (snapshot) => emptyWords(chat.room, access, snapshot))
  const [onlyTeacher, setOnlyTeacher] = useState(false)
  const composer = useComposer(chat)
  const blocked = useBlockedPeople()
  const filter = (all: typeof items) => shownItems(all, { onlyTeacher, blocked })
  const shown = filter(items)
  const last = shown.at(-1)
  const times = messageTimes(shown, Math.floor(serverNow() / 1000))
  const actions = useRowActions(chat, composer)

  return (
    <section className={css.panel} aria-label="聊天" data-connection={connection}>
      <header className={css.header}>
        <VisuallyHidden as="h2">聊天</VisuallyHidden>
        <span className={css.online}>{formatCount(online)} 人在线</span>
        {chat.room.can_watch && (
          <Button variant="text" size="sm" aria-pressed={onlyTeacher} onClick={() => setOnlyTeacher(!onlyTeacher)}>
            只看老师
          </Button>
        )}
      </header>
      {notice && (
        <p className={css.notice} role="status">
          <span className={css.noticeMark}>公告</span>
          {notice}
        </p>
      )}
      <BlockedBar items={items} />
      <MessageLog
        key={String(onlyTeacher)}
        items={items}
        filter={filter}
        empty={onlyTeacher ? '老师还没有发言' : empty}
        inSight={last?.delivery === 'sending' ? last.key : ''}
      >
        {(item, hasFocus) => (
          <MessageRow
            key={item.key}
            item={item}
            hasFocus={hasFocus}
            room={chat.room}
            time={times.get(item.key)}
            quoted={quotedMessage(items, item.message, blocked)}
            {...actions}
          />
        )}
      </MessageLog>
      <Announcer chat={chat} />
      <ConnectionBar chat={chat} />
      {access === 'open' ? <Composer chat={chat} composer={composer} /> : <NoField room={chat.room} access={access} />}
    </section>
  )
}
