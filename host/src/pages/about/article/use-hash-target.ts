import { useEffect } from 'react'
import { isRestored } from '../../../shell/navigation/scroll-restoration.ts'

/** The id in the hash of the address; empty without one. */
export function hashId(): string {
  try {
    return decodeURIComponent(location.hash.slice(1))
  } catch {
    // The hash was typed by hand and is not valid.
    return ''
  }
}

/**
 * Scrolls to the target of the hash once the text has rendered, because the browser looks for it too early. After a reload and on back
 * the host restores the scroll position, and the page stays there.
 */
export function useHashTarget(): void {
  useEffect(() => {
    // A frame later, because the host scrolls a new page to its top.
    const frame = requestAnimationFrame(() => {
      const id = hashId()
      const target = id && !(isRestored() && window.scrollY > 0) ? document.getElementById(id) : null
      target?.scrollIntoView()
      target?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [])
}
