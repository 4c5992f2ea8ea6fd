import { type ReactNode, useEffect, useState } from 'react'
import type { MediaFailure } from '@xhkt/kit/media/attach-media'
import { Button } from '@xhkt/kit/ui/button'
import { focusAncestorOnUnmount } from '@xhkt/kit/ui/focus-ancestor'
import { StageCard } from '../../../../common/player/stage-card.tsx'

/** Milliseconds until a failure of the network or the server is retried by itself: after the first attempt, the second, each later one. */
const RETRY_MS = [15_000, 30_000, 60_000]

export interface MediaErrorPanelProps {
  failure: MediaFailure
  /** How often the media were attached before. */
  attempt: number
  onRetry: () => Promise<void>
  /** Buttons and links beside 重试. */
  children?: ReactNode
}

/**
 * Covers a failed picture above the controls. A failure of the network is retried when it is back, and after a while: not every outage is
 * the browser's.
 */
export function MediaErrorPanel({ failure, attempt, onRetry, children }: MediaErrorPanelProps) {
  const [isRetrying, setIsRetrying] = useState(false)
  const isPassing = failure.reason === 'network' || failure.reason === 'server'
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
    <div ref={focusAncestorOnUnmount}>
      <StageCard title="视频无法播放" texts={[failure.message]} isError>
        <Button variant="primary" onClick={retry} loading={isRetrying}>
          重试
        </Button>
        {children}
      </StageCard>
    </div>
  )
}
