import { type KeyboardEvent, useEffect, useState } from 'react'
import { Button } from '@xhkt/kit/ui/button'
import { explainRefusal, replyWords } from '../model/chat-words.ts'
import type { LiveChat } from '../model/live-chat.ts'
import type { ChatItem } from '../model/message-list.ts'
import { lengthHint } from '../model/text-limit.ts'
import { useComposer } from '../model/use-composer.ts'
import { useComposing } from '../model/use-composing.ts'
import { useChat } from '../model/use-live-chat.ts'
import css from './compact-composer.module.css'

const words = ({ delivery, code }: ChatItem): string => {
  if (delivery === 'failed') return explainRefusal(code).words
  return delivery === 'sending' ? '发送中…' : '已发送'
}

/** One line to write in: Enter sends. The list of messages is out of sight, so it tells how the last one went. */
export function CompactComposer({ chat }: { chat: LiveChat }) {
  const composer = useComposer(chat)
  const { field, text, hint } = composer
  const { isComposing, onCompositionEnd } = useComposing()
  const sent = useChat(chat, ({ items }) => items.findLast(({ key }) => key.startsWith('own')))
  const [before] = useState(sent?.key)
  const quoted = useChat(chat, (snapshot) => snapshot.quoted)
  const limit = lengthHint(text)
  useEffect(() => field.current?.focus(), [field])

  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return
    event.preventDefault()
    composer.submit()
  }
  const isNew = sent !== undefined && sent.key !== before
  const refused = isNew && sent.delivery === 'failed' ? sent : null
  const takeBack = (item: ChatItem) => {
    chat.remove(item.key)
    composer.insert(item.message.text)
  }

  return (
    <div className={css.composer}>
      {quoted && (
        <p className={css.quoted}>
          <span className={css.quotedText}>{replyWords(quoted)}</span>
          <button type="button" className={css.way} aria-label="取消回复" onClick={composer.endReply}>
            取消
          </button>
        </p>
      )}
      <textarea
        ref={field}
        className={css.field}
        rows={1}
        value={text}
        placeholder="说点什么，Enter 发送"
        aria-label="聊天内容"
        onChange={({ target }) => composer.change(target.value)}
        onCompositionEnd={onCompositionEnd}
        onKeyDown={press}
      />
      <Button variant="primary" onClick={composer.submit}>
        发送
      </Button>
      <p className={css.hint}>
        <span role="status">{hint || limit?.words || (isNew ? words(sent) : '')}</span>
        {refused && explainRefusal(refused.code).way === 'resend' && (
          <button type="button" className={css.way} onClick={() => chat.resend(refused.key)}>
            重发
          </button>
        )}
        {refused && explainRefusal(refused.code).way === 'edit' && (
          <button type="button" className={css.way} onClick={() => takeBack(refused)}>
            修改
          </button>
        )}
      </p>
    </div>
  )
}
