import { useEffect } from 'react'
import { ApiError } from '@xhkt/platform/api'
import { toast } from '@xhkt/platform/toast'

interface SecondaryRead {
  data: unknown
  error: Error | null
}

/**
 * Shows a toast when a read fails that no view of the page shows (docs/product/api.md#failed-reads). An expired session has its own toast.
 * @param read Undefined while the page shows the error of its main read: one failure has one message.
 * @param name The content that is missing, as a learner calls it. The text is “<name>加载失败，请稍后刷新页面”.
 */
export function useErrorToast(read: SecondaryRead | undefined, name: string): void {
  const error = read?.data === undefined ? read?.error : null
  const isExpired = error instanceof ApiError && error.kind === 'expired'
  const failed = Boolean(error) && !isExpired
  useEffect(() => {
    if (failed) toast.error(`${name}加载失败，请稍后刷新页面`)
  }, [failed, name])
}
