import { useEffect } from 'react'
import { Button } from '@xhkt/kit/ui/button'
import { focusAncestorOnUnmount } from '@xhkt/kit/ui/focus-ancestor'
import { Spinner } from '@xhkt/kit/ui/spinner'
import css from './slow-notice.module.css'

/** Milliseconds after the start of a visit at which index.html shows the same words (`boot/start-app.ts`). */
const bootNoticeMs = 3_000

/** When the learner last read the words, in milliseconds of `performance.now()`. */
let readAt = performance.now() > bootNoticeMs ? performance.now() : -Infinity

/** Whether the words were shown a moment ago, so that what loads next keeps them. */
export const wasSlow = (): boolean => performance.now() - readAt < 1_000

/** Lies over the skeleton of a page that loads slowly, and moves nothing. */
export function SlowNotice({ onRetry }: { onRetry: () => void }) {
  useEffect(() => () => void (readAt = performance.now()), [])
  return (
    <div ref={focusAncestorOnUnmount} className={css.notice}>
      <Spinner label="加载较慢，请稍候" />
      <Button variant="text" size="sm" onClick={onRetry}>
        重试
      </Button>
    </div>
  )
}
