import { useEffect, useState } from 'react'
import * as paths from '@xhkt/contract/paths'
import type { MediaFailure } from '@xhkt/kit/media/attach-media'
import { ButtonLink } from '@xhkt/kit/ui/button'
import { ErrorView } from '@xhkt/kit/ui/state-view'
import css from './lesson-stage.module.css'

/** Milliseconds until a failure of the network or the server is retried by itself: after the first attempt, the second, each later one. */
const RETRY_MS = [15_000, 30_000, 60_000]

export interface MediaErrorPanelProps {
  failure: MediaFailure
  /** How often the media were attached before. */
  attempt: number
  onRetry: () => Promise<void>
}

/** Covers a failed video. A failure of the network is retried when it is back, and after a while: not every outage is the browser's. */
export function MediaErrorPanel({ failure, attempt, onRetry }: MediaErrorPanelProps) {
  const [isRetrying, setIsRetrying] = useState(false)
  const isPassing = failure.reason === 'network' || failure.reason === 'server'
  const needsOther = failure.reason === 'codec' || failure.reason === 'unsupported'
  const retry = () => {
    setIsRetrying(true)
    void onRetry()
  }
  useEffect(() => {
    const again = () => void onRetry()
    window.addEventListener('online', again)
    const timer = isPassing ? setTimeout(again, RETRY_MS[Math.min(attempt, RETRY_MS.length - 1)]) : undefined
    return () => {
      window.removeEventListener('online', again)
      clearTimeout(timer)
    }
  }, [onRetry, isPassing, attempt])
  return (
    <div className={css.panel}>
      <ErrorView
        error={failure}
        title="视频无法播放"
        onRetry={retry}
        retrying={isRetrying}
        action={needsOther && <ButtonLink href={paths.downloadApp}>下载APP</ButtonLink>}
      />
    </div>
  )
}
