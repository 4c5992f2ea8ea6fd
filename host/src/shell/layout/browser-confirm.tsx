import { useEffect } from 'react'
import { auth } from '@xhkt/platform/auth'
import type { Question } from '@xhkt/platform/confirm'

/** Asks with `window.confirm`, which shows words only. */
export function BrowserConfirm({ question }: { question: Question }) {
  useEffect(() => {
    const answer = window.confirm(question.text)
    // The browser's dialog stops this tab. A session that has ended meanwhile settles the question.
    auth.synchronize()
    question.answer(answer)
  }, [question])
  return null
}
