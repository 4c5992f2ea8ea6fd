import { Button } from '@xhkt/kit/ui/button'
import { focusAncestorOnUnmount } from '@xhkt/kit/ui/focus-ancestor'
import { Spinner } from '@xhkt/kit/ui/spinner'
import css from './slow-notice.module.css'

/** Lies over the skeleton of a page that loads slowly, and moves nothing. */
export function SlowNotice({ onRetry }: { onRetry: () => void }) {
  return (
    <div ref={focusAncestorOnUnmount} className={css.notice}>
      <Spinner label="加载较慢，请稍候" />
      <Button variant="text" size="sm" onClick={onRetry}>
        重试
      </Button>
    </div>
  )
}
