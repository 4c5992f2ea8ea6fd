import { useEffect, useState } from 'react'
import { formatDuration } from '@xhkt/shared/format'
import { restart } from '../../model/player-controls.ts'
import css from './resume-notice.module.css'

/** How long it stays once the picture runs, in milliseconds. */
const SHOWN_MS = 8000

export interface ResumeNoticeProps {
  video: HTMLVideoElement
  /** Seconds. */
  position: number
}

/** Says that the lesson goes on where it was left, and offers the start. */
export function ResumeNotice({ video, position }: ResumeNoticeProps) {
  const [isShown, setIsShown] = useState(true)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const count = () => {
      timer ??= setTimeout(() => setIsShown(false), SHOWN_MS)
    }
    video.addEventListener('playing', count)
    return () => {
      video.removeEventListener('playing', count)
      clearTimeout(timer)
    }
  }, [video])

  if (!isShown) return null
  const fromStart = () => {
    setIsShown(false)
    restart(video)
  }
  return (
    <div className={css.notice} role="status">
      已为您定位到 {formatDuration(position)}
      <button className={css.action} type="button" onClick={fromStart}>
        从头播放
      </button>
      <button className={css.close} type="button" aria-label="关闭提示" onClick={() => setIsShown(false)}>
        ×
      </button>
    </div>
  )
}
