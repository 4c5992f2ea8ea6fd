import { useMemo, useState } from 'react'
import { auth } from '@xhkt/platform/auth'
import { toast } from '@xhkt/platform/toast'
import { liveStage } from '@xhkt/contract/constants'
import { isUnsigned } from '@xhkt/kit/agreement/agreement-states'
import { Button } from '@xhkt/kit/ui/button'
import { MessageLog } from '../../../../kit/chat/message-log.tsx'
import { notSent } from '../model/chat-words.ts'
import type { LiveChat } from '../model/live-chat.ts'
import { insertMention } from '../model/mention.ts'
import { useChat } from '../model/use-live-chat.ts'
import { useComposer } from '../model/use-composer.ts'
import { Announcer } from './announcer.tsx'
import { Composer } from './composer.tsx'
import { ConnectionBar } from './connection-bar.tsx'
import { MessageRow, type RowActions } from './message-row.tsx'
import css from './chat-panel.module.css'

export interface ChatPanelProps {
  chat: LiveChat
}

function LoginToSpeak() {
  return (
    <p className={css.foot}>
      登录后可以发言
      <Button variant="primary" size="sm" onClick={() => auth.openLogin()}>
        登录
      </Button>
    </p>
  )
}

/** Why this learner can not write now; empty: they can. */
function useSilence(chat: LiveChat): string {
  const stage = useChat(chat, (snapshot) => snapshot.stage)
  const isMuted = useChat(chat, (snapshot) => snapshot.isMuted)
  const isSilenced = useChat(chat, (snapshot) => snapshot.isSilenced)
  if (stage === liveStage.ended) return notSent.over
  if (isMuted && chat.refusalOf(' ') === 'muted') return notSent.muted
  if (isSilenced) return notSent.silenced
  if (chat.mayWrite || chat.room.can_watch) return ''
  return isUnsigned(chat.room.agreement_state) ? '签署学习协议后可以发言' : '购买课程后可以发言'
}

/** The same actions until the field's text changes, so that a new message renders no other row. */
const useRowActions = (chat: LiveChat, { edit, insert }: ReturnType<typeof useComposer>): RowActions =>
  useMemo(
    () => ({
      onMention: (name) => edit((text, caret) => insertMention(text, caret, name)),
      onResend: (key) => {
        const refusal = chat.resend(key)
        if (refusal) toast.info(notSent[refusal])
      },
      onEdit: ({ key, message }) => {
        chat.remove(key)
        insert(message.text)
      },
    }),
    [chat, edit, insert],
  )

/** The chat of the live room. */
export function ChatPanel({ chat }: ChatPanelProps) {
  const items = useChat(chat, (snapshot) => snapshot.items)
  const online = useChat(chat, (snapshot) => snapshot.online)
  const notice = useChat(chat, (snapshot) => snapshot.notice)
  const connection = useChat(chat, (snapshot) => snapshot.connection.is)
  const silence = useSilence(chat)
  const [onlyTeacher, setOnlyTeacher] = useState(false)
  const composer = useComposer((text) => chat.send(text))
  const shown = onlyTeacher ? items.filter(({ message }) => message.user.role !== 'learner' || message.kind === 'system') : items
  const last = shown.at(-1)
  const actions = useRowActions(chat, composer)

  return (
    <section className={css.panel} aria-label="聊天" data-connection={connection}>
      <header className={css.header}>
        <h2 className={css.title}>聊天</h2>
        <span className={css.online}>{online} 人在线</span>
        <Button variant="text" size="sm" aria-pressed={onlyTeacher} onClick={() => setOnlyTeacher(!onlyTeacher)}>
          只看老师
        </Button>
      </header>
      {notice && (
        <p className={css.notice} role="status">
          <span className={css.noticeMark}>公告</span>
          {notice}
        </p>
      )}
      <MessageLog
        key={String(onlyTeacher)}
        items={shown}
        empty={onlyTeacher ? '老师还没有发言' : chat.mayWrite && !silence ? '还没有人发言，说点什么吧' : '还没有人发言'}
        inSight={last?.delivery === 'sending' ? last.key : ''}
      >
        {(item) => <MessageRow key={item.key} item={item} room={chat.room} {...actions} />}
      </MessageLog>
      <Announcer chat={chat} />
      <ConnectionBar chat={chat} />
      {silence ? <p className={css.foot}>{silence}</p> : chat.mayWrite ? <Composer chat={chat} composer={composer} /> : <LoginToSpeak />}
    </section>
  )
}
