import { type ReactNode, useEffect, useRef, useState } from 'react'
import { CloseButton } from '@xhkt/kit/ui/close-button'
import { focusAncestorOnUnmount } from '@xhkt/kit/ui/focus-ancestor'
import { usePaused } from '../../../../common/player/model/video-value.ts'
import css from './mini-picture.module.css'

export interface MiniPictureProps {
  video: HTMLVideoElement | null
  children: ReactNode
}

/** The place of the picture. A picture that plays and is scrolled away stays in the corner of the window. */
export function MiniPicture({ video, children }: MiniPictureProps) {
  const place = useRef<HTMLDivElement>(null)
  const isPlaying = !usePaused(video)
  /** The height that its place keeps, in px; 0: the picture is in its place. */
  const [kept, setKept] = useState(0)
  const [isClosed, setClosed] = useState(false)
  const isMini = kept > 0 && !isClosed
  /** A page that is entered far below its picture, as by back, keeps still. */
  const wasSeen = useRef(false)
  useEffect(() => {
    const follow = (): void => {
      if (!place.current) return
      const { bottom, height } = place.current.getBoundingClientRect()
      if (bottom > 0) {
        wasSeen.current = true
        setKept(0)
        setClosed(false)
      } else if (isPlaying && wasSeen.current) setKept(height)
    }
    follow()
    // In a window of another size its place has another height.
    const leave = (): void => setKept(0)
    window.addEventListener('scroll', follow, { passive: true })
    window.addEventListener('resize', leave)
    return () => {
      window.removeEventListener('scroll', follow)
      window.removeEventListener('resize', leave)
    }
  }, [isPlaying])

  return (
    <div ref={place} style={isMini ? { height: kept } : undefined}>
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
