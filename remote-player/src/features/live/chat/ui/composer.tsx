import { type KeyboardEvent, useId, useState } from 'react'
import { Button } from '@xhkt/kit/ui/button'
import type { Composer as ComposerState } from '../model/use-composer.ts'
import { useComposing } from '../model/use-composing.ts'
import { lengthHint } from '../model/text-limit.ts'
import { completeMention, mentionAt, suggestNames } from '../model/mention.ts'
import type { LiveChat } from '../model/live-chat.ts'
import { useChat } from '../model/use-live-chat.ts'
import { EmojiPicker } from './emoji-picker.tsx'
import { NameList } from './name-list.tsx'
import { QuotedBar } from './quoted-bar.tsx'
import css from './composer.module.css'

export interface ComposerProps {
  chat: LiveChat
  composer: ComposerState
}

/** Where one writes: Enter sends, Shift+Enter begins a new line. */
export function Composer({ chat, composer }: ComposerProps) {
  const id = useId()
  const { field, text, hint } = composer
  const [names, setNames] = useState<{ typed: string; list: string[]; at: number } | null>(null)
  const { isComposing, onCompositionEnd } = useComposing()
  const quoted = useChat(chat, (snapshot) => snapshot.quoted)
  const limit = lengthHint(text)
  const { quick_replies: replies, userInfo } = chat.room

  const suggest = (value: string, caret: number) => {
    const typed = mentionAt(value, caret)
    const list = typed === null ? [] : suggestNames(chat.getSnapshot().items, typed, userInfo.userId)
    setNames(typed === null || list.length === 0 ? null : { typed, list, at: 0 })
  }
  const complete = (name: string) => {
    composer.edit((value, caret) => completeMention(value, caret, names?.typed ?? '', name))
    setNames(null)
  }
  const chooseName = (event: KeyboardEvent): boolean => {
    if (!names) return false
    const { list, at } = names
    if (event.key === 'Escape') setNames(null)
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      setNames({ ...names, at: (at + (event.key === 'ArrowDown' ? 1 : list.length - 1)) % list.length })
    } else if (event.key === 'Enter' || event.key === 'Tab') complete(list[at] ?? '')
    else return false
    return true
  }
  const press = (event: KeyboardEvent) => {
    if (isComposing(event)) return
    if (event.key === 'Escape' && !names && quoted) composer.endReply()
    const isSend = event.key === 'Enter' && !event.shiftKey
    const isChosen = chooseName(event)
    if (!isChosen && !isSend) return
    event.preventDefault()
    event.stopPropagation()
    if (!isChosen) composer.submit()
  }

  return (
    <div className={css.composer}>
      {quoted && <QuotedBar message={quoted} onCancel={composer.endReply} />}
      {names && <NameList id={id} names={names.list} at={names.at} onChoose={complete} />}
      <div className={css.tools}>
        <EmojiPicker onChoose={composer.insert} />
        <div className={css.replies}>
          {replies.map((reply) => (
            <Button key={reply} variant="text" size="sm" onClick={() => composer.sendText(reply)}>
              {reply}
            </Button>
          ))}
        </div>
      </div>
      <textarea
        ref={field}
        className={css.field}
        rows={2}
        value={text}
        placeholder="说点什么，Enter 发送"
        aria-label="聊天内容"
        aria-describedby={`${id}hint`}
        aria-invalid={limit?.over || hint !== '' || undefined}
        aria-controls={names ? id : undefined}
        aria-activedescendant={names ? `${id}${names.at}` : undefined}
        onChange={({ target }) => {
          composer.change(target.value)
          suggest(target.value, target.selectionStart)
        }}
        onCompositionEnd={onCompositionEnd}
        onBlur={() => setNames(null)}
        onKeyDown={press}
      />
      <div className={css.foot}>
        <span id={`${id}hint`} className={css.hint} role="status" data-over={limit?.over || hint !== '' || undefined}>
          {hint || limit?.words}
        </span>
        <Button variant="primary" size="sm" onClick={composer.submit}>
          发送
        </Button>
      </div>
    </div>
  )
}
