import { useEffect, useState } from 'react'
import { ErrorView } from '@xhkt/kit/ui/state-view'
import css from './lesson-stage.module.css'

export interface MediaErrorPanelProps {
  failure: Error
  onRetry: () => Promise<void>
}

/** Covers a failed video. Retries by itself when the network is back. */
export function MediaErrorPanel({ failure, onRetry }: MediaErrorPanelProps) {
  const [isRetrying, setIsRetrying] = useState(false)
  const retry = () => {
    setIsRetrying(true)
    void onRetry()
  }
  useEffect(() => {
    const again = () => void onRetry()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [onRetry])
  return (
    <div className={css.panel}>
      <ErrorView error={failure} title="视频无法播放" onRetry={retry} retrying={isRetrying} />
    </div>
  )
}
