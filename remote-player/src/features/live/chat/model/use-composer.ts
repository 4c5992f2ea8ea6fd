import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useBlockedPeople } from './blocked-people.ts'
import type { ChatMessage } from './chat-port.ts'
import { notSent } from './chat-words.ts'
import type { LiveChat } from './live-chat.ts'
import { type Edited, insertAt, insertMention, withoutMention } from './mention.ts'
import { useChat } from './use-live-chat.ts'

export interface Composer {
  field: RefObject<HTMLTextAreaElement | null>
  text: string
  /** Why the last attempt was not sent. */
  hint: string
  change: (text: string) => void
  /** Changes the text and puts the caret where it belongs. The same function until the text changes, as `insert`. */
  edit: (change: (text: string, caret: number) => Edited) => void
  insert: (piece: string) => void
  /** Quotes the message and mentions its author, in place of the reply before. */
  reply: (message: ChatMessage) => void
  /** Ends the reply, and removes its mention unless the learner has edited that. */
  endReply: () => void
  /** Sends the field's text, which stays where it is refused. */
  submit: () => void
  /** Sends something else, which answers nobody; the field keeps its text. */
  sendText: (text: string) => void
}

/** What is typed, until it is sent. Nothing typed is lost: all fields of the page show the same. */
export function useComposer(chat: LiveChat): Composer {
  const field = useRef<HTMLTextAreaElement>(null)
  const caret = useRef<number | null>(null)
  const text = useChat(chat, ({ draft }) => draft)
  const quoted = useChat(chat, (snapshot) => snapshot.quoted)
  const blocked = useBlockedPeople()
  const [hint, setHint] = useState('')

  const placeCaret = useCallback(() => {
    if (caret.current === null) return
    field.current?.focus()
    field.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  }, [])
  useLayoutEffect(placeCaret, [text, placeCaret])

  useEffect(() => {
    if (!quoted || !blocked.has(quoted.user.user_id)) return
    chat.quote(null)
    chat.setDraft(withoutMention(text, 0, quoted.user.name).text)
  }, [chat, text, quoted, blocked])

  const edit = useCallback(
    (change: (text: string, caret: number) => Edited) => {
      const edited = change(text, field.current?.selectionStart ?? text.length)
      caret.current = edited.caret
      chat.setDraft(edited.text)
      setHint('')
      if (edited.text === text) placeCaret()
    },
    [chat, text, placeCaret],
  )
  const insert = useCallback(
    (piece: string) => edit((before, start) => insertAt(before, start, field.current?.selectionEnd ?? before.length, piece)),
    [edit],
  )
  const changeReply = useCallback(
    (message: ChatMessage | null) => {
      const before = chat.getSnapshot().quoted
      chat.quote(message)
      edit((words, at) => {
        const kept = before ? withoutMention(words, at, before.user.name) : { text: words, caret: at }
        return message ? insertMention(kept.text, kept.caret, message.user.name) : kept
      })
    },
    [chat, edit],
  )
  const attempt = (what: string, replyTo?: number): boolean => {
    const refusal = chat.send(what, replyTo)
    setHint(refusal ? notSent[refusal] : '')
    return refusal === null
  }
  return {
    field,
    text,
    hint,
    change: (next) => {
      chat.setDraft(next)
      setHint('')
    },
    edit,
    insert,
    reply: changeReply,
    endReply: () => changeReply(null),
    submit: () => {
      if (attempt(text, quoted?.sequence)) {
        chat.setDraft('')
        chat.quote(null)
      }
      field.current?.focus()
    },
    sendText: (what) => void attempt(what),
  }
}
