import { OfflineError } from '@xhkt/kit/query/offline-error'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import css from './inline-error.module.css'

export interface InlineErrorProps {
  /** The content that is missing, as a learner calls it. The text is “<name>加载失败”. */
  name: string
  /** An `OfflineError` has the text 网络已断开. */
  error?: Error | null
  onRetry: () => void
  /** The retry is running. */
  retrying?: boolean
  className?: string
}

/** The error state of content that is too small for an `ErrorView`, with 重试 (docs/product/look.md#view-states). */
export function InlineError({ name, error, onRetry, retrying, className }: InlineErrorProps) {
  return (
    <span className={classNames(css.error, className)} role="status">
      {error instanceof OfflineError ? '网络已断开' : `${name}加载失败`}
      <Button variant="text" size="sm" className={css.retry} onClick={onRetry} loading={retrying}>
        重试
      </Button>
    </span>
  )
}
