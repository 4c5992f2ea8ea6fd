import { useEffect } from 'react'
import type { Question } from '@xhkt/platform/confirm'

/** Asks by the browser's own means. A question that is more than a text is put away: nobody could read it. */
export function BrowserConfirm({ question }: { question: Question }) {
  useEffect(() => {
    question.answer(typeof question.content === 'string' && window.confirm(question.content))
  }, [question])
  return null
}
