import { useEffect } from 'react'
import type { Question } from '@xhkt/platform/confirm'

/** Asks with `window.confirm`, which shows words only. */
export function BrowserConfirm({ question }: { question: Question }) {
  useEffect(() => {
    question.answer(window.confirm(question.text))
  }, [question])
  return null
}
