import { useEffect, useState } from 'react'
import { formatDuration } from '@xhkt/kit/format'
import { restart } from '../../../../common/player/model/video-commands.ts'
import css from './resume-notice.module.css'

/** Time on screen once the video plays, in milliseconds. */
const SHOWN_MS = 8000

export interface ResumeNoticeProps {
  video: HTMLVideoElement
  /** In seconds. */
  position: number
}

/**
 * Says that the lesson continues at a position, and offers the start. Waits for the video: before that, the engine would still
 * seek to the position after a press.
 */
export function ResumeNotice({ video, position }: ResumeNoticeProps) {
  const [isThere, setIsThere] = useState(video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA)
  const [isDone, setIsDone] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const count = () => {
      timer ??= setTimeout(() => setIsDone(true), SHOWN_MS)
    }
    const come = () => setIsThere(true)
    video.addEventListener('loadeddata', come)
    video.addEventListener('playing', count)
    return () => {
      video.removeEventListener('loadeddata', come)
      video.removeEventListener('playing', count)
      clearTimeout(timer)
    }
  }, [video])

  if (!isThere || isDone) return null
  const fromStart = () => {
    setIsDone(true)
    restart(video)
  }
  return (
    <div className={css.notice} role="status">
      已为您定位到 {formatDuration(position)}
      <button className={css.action} type="button" onClick={fromStart}>
        从头播放
      </button>
      <button className={css.close} type="button" aria-label="关闭提示" onClick={() => setIsDone(true)}>
        ×
      </button>
    </div>
  )
}
