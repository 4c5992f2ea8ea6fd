import { useEffect } from 'react'
import { isRestored } from '../../../app/page-room.ts'

/** The id that the hash of the address names; empty without one. */
export function addressedId(): string {
  try {
    return decodeURIComponent(location.hash.slice(1))
  } catch {
    // Typed by hand.
    return ''
  }
}

/**
 * Leads to the place of the hash when the text is first there, for which the browser looked too early. After a reload and on the
 * way back the browser puts the page where it was, and there it stays.
 */
export function useAddressedPlace(): void {
  useEffect(() => {
    // A frame later: the host puts a page that is entered at its top.
    const frame = requestAnimationFrame(() => {
      const id = addressedId()
      const place = id && !(isRestored() && window.scrollY > 0) ? document.getElementById(id) : null
      place?.scrollIntoView()
      place?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [])
}
