import { type ReactNode, useEffect, useRef, useState } from 'react'
import { CloseButton } from '@xhkt/kit/ui/close-button'
import { focusAncestorOnUnmount } from '@xhkt/kit/ui/focus-ancestor'
import { usePaused } from '../../../../common/player/model/video-value.ts'
import stage from '../../../../common/player/full-screen-stage.module.css'
import css from './mini-picture.module.css'

/** The height of the bar over the top of the page (`--top-bar-height`), in px. */
const TOP_BAR = 64

export interface MiniPictureProps {
  video: HTMLVideoElement | null
  children: ReactNode
}

/** The place of the picture. A picture that plays and is scrolled away stays in the corner of the window. */
export function MiniPicture({ video, children }: MiniPictureProps) {
  const place = useRef<HTMLDivElement>(null)
  const isPlaying = !usePaused(video)
  const [isAway, setAway] = useState(false)
  const [isClosed, setClosed] = useState(false)
  const isMini = isAway && !isClosed
  /** A page that is entered far below its picture, as by back, keeps still. */
  const wasSeen = useRef(false)
  useEffect(() => {
    const follow = (): void => {
      if (!place.current) return
      if (place.current.getBoundingClientRect().bottom > TOP_BAR) {
        wasSeen.current = true
        setAway(false)
        setClosed(false)
      } else if (isPlaying && wasSeen.current) setAway(true)
    }
    follow()
    window.addEventListener('scroll', follow, { passive: true })
    window.addEventListener('resize', follow)
    return () => {
      window.removeEventListener('scroll', follow)
      window.removeEventListener('resize', follow)
    }
  }, [isPlaying])

  return (
    <div ref={place} className={isMini ? stage.stage : undefined}>
      <div className={isMini ? css.mini : undefined} data-small-picture={isMini || undefined}>
        {children}
        {isMini && (
          <span ref={focusAncestorOnUnmount}>
            <CloseButton className={css.close} label="关闭小窗" onClick={() => setClosed(true)} />
          </span>
        )}
      </div>
    </div>
  )
}
