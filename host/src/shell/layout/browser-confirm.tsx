import { useEffect } from 'react'
import type { Question } from '@xhkt/platform/confirm'

/** Asks with `window.confirm`. A question that is more than a text is answered with no, because it cannot be shown. */
export function BrowserConfirm({ question }: { question: Question }) {
  useEffect(() => {
    question.answer(typeof question.content === 'string' && window.confirm(question.content))
  }, [question])
  return null
}
