import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useAuth } from '@xhkt/platform/auth'

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}

const nothing = (): void => undefined

export interface FullScreen {
  isFull: boolean
  toggle: () => void
}

export interface PageFullScreen extends FullScreen {
  leave: () => void
}

/** Full screen of an element, so that what lies over the picture stays visible. */
export function useFullScreen(frame: HTMLElement | null): FullScreen {
  const isFull = useSyncExternalStore(subscribe, () => frame !== null && document.fullscreenElement === frame)
  const toggle = useCallback(() => {
    if (!frame) return
    if (document.fullscreenElement === frame) document.exitFullscreen().catch(nothing)
    else frame.requestFullscreen().catch(nothing)
  }, [frame])
  const isLoginOpen = useAuth(({ dialog }) => dialog !== null)
  useEffect(() => {
    // The dialog is outside of the frame, and nobody would see it.
    if (isFull && isLoginOpen) document.exitFullscreen().catch(nothing)
  }, [isFull, isLoginOpen])
  return useMemo(() => ({ isFull, toggle }), [isFull, toggle])
}

/** The player over the whole page. The page behind it does not scroll. */
export function usePageFullScreen(): PageFullScreen {
  const [isFull, setIsFull] = useState(false)
  useEffect(() => {
    if (!isFull) return
    const { style } = document.documentElement
    style.overflow = 'hidden'
    return () => {
      style.overflow = ''
    }
  }, [isFull])
  const toggle = useCallback(() => setIsFull((before) => !before), [])
  const leave = useCallback(() => setIsFull(false), [])
  return useMemo(() => ({ isFull, toggle, leave }), [isFull, toggle, leave])
}
