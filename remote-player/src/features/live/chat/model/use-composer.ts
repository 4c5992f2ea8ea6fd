import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { type NotSent, notSent } from './chat-words.ts'
import { type Edited, insertAt } from './mention.ts'

export interface Composer {
  field: RefObject<HTMLTextAreaElement | null>
  text: string
  /** Why the last attempt was not sent. */
  hint: string
  change: (text: string) => void
  /** Changes the text and puts the caret where it belongs. The same function until the text changes, as `insert`. */
  edit: (change: (text: string, caret: number) => Edited) => void
  insert: (piece: string) => void
  /** Sends the field's text, which stays where it is refused. */
  submit: () => void
  /** Sends something else; the field keeps its text. */
  sendText: (text: string) => void
}

/** What is typed, until it is sent. Nothing typed is lost. */
export function useComposer(send: (text: string) => NotSent | null): Composer {
  const field = useRef<HTMLTextAreaElement>(null)
  const caret = useRef<number | null>(null)
  const [text, setText] = useState('')
  const [hint, setHint] = useState('')

  useLayoutEffect(() => {
    if (caret.current === null) return
    field.current?.focus()
    field.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  }, [text])

  const edit = useCallback(
    (change: (text: string, caret: number) => Edited) => {
      const edited = change(text, field.current?.selectionStart ?? text.length)
      caret.current = edited.caret
      setText(edited.text)
      setHint('')
    },
    [text],
  )
  const insert = useCallback(
    (piece: string) => edit((before, start) => insertAt(before, start, field.current?.selectionEnd ?? before.length, piece)),
    [edit],
  )
  const attempt = (what: string): boolean => {
    const refusal = send(what)
    setHint(refusal ? notSent[refusal] : '')
    return refusal === null
  }
  return {
    field,
    text,
    hint,
    change: (next) => {
      setText(next)
      setHint('')
    },
    edit,
    insert,
    submit: () => {
      if (attempt(text)) setText('')
      field.current?.focus()
    },
    sendText: (what) => void attempt(what),
  }
}
