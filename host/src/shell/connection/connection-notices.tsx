import { type CSSProperties, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { useOnline } from '@xhkt/kit/query/use-online'
import css from '../layout/toast-outlet.module.css'
import { SlowReads } from './slow-reads.tsx'

/** The live region of the toasts. The app may come later than this code: an odd address is corrected first. */
function useToastPlace(): HTMLElement | null {
  const [place, setPlace] = useState(() => document.getElementById('notices'))
  useEffect(() => {
    if (place) return
    const look = (): void => {
      const found = document.getElementById('notices')
      if (found) setPlace(found)
    }
    look()
    const observer = new MutationObserver(look)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [place])
  return place
}

/**
 * The notice may stay for long. So it fills the gap between the top bar and the page, with a line as high as that gap, and lets a press
 * through to what is below. Not in a style sheet: that would be in each index.html.
 */
const inGap: CSSProperties = {
  position: 'absolute',
  top: 'calc(-1 * var(--space-4))',
  left: 0,
  right: 0,
  padding: '0 var(--space-3)',
  borderRadius: '0 0 var(--radius) var(--radius)',
  fontSize: 'var(--font-size-sm)',
  lineHeight: 1.3,
  pointerEvents: 'none',
}

/** The notice is in the live region of the toasts, which exists before the text does. So screen readers announce it. */
function OfflineNotice() {
  const isOnline = useOnline()
  const toasts = useToastPlace()
  if (isOnline || !toasts) return null
  return createPortal(
    <div className={css.notice} style={inGap}>
      网络已断开，恢复后会自动加载
    </div>,
    toasts,
  )
}

/** Adds what tells a learner that answers are late, or that the site cannot be reached. It loads at idle, so it has a root of its own. */
export function showConnectionNotices(): void {
  createRoot(document.createElement('div')).render(
    <>
      <SlowReads />
      <OfflineNotice />
    </>,
  )
}
