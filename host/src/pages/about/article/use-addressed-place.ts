import { useEffect } from 'react'

/** The id that the hash of the address names; empty without one. */
export function addressedId(): string {
  try {
    return decodeURIComponent(location.hash.slice(1))
  } catch {
    // Typed by hand.
    return ''
  }
}

/** Whether an article has been shown since the document was loaded. */
let shownBefore = false

/**
 * Leads to the place of the hash when the text is first there: the browser looked for it too early, and after a reload
 * it has restored a position in a page that was still short. Within the page, and on the way back to it, the browser does
 * it by itself; where it has put the page elsewhere then, it stays there.
 */
export function useAddressedPlace(): void {
  useEffect(() => {
    // A frame later: the host puts a page that is entered at its top.
    const frame = requestAnimationFrame(() => {
      const id = addressedId()
      const place = id && (!shownBefore || window.scrollY === 0) ? document.getElementById(id) : null
      shownBefore = true
      place?.scrollIntoView()
      place?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [])
}
