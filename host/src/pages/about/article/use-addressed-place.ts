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

/**
 * Leads to the place of the hash when the text is first there: the browser looked for it before. Within the page, and
 * on the way back, the browser does it by itself; where it has put the page elsewhere already, it stays there.
 */
export function useAddressedPlace(): void {
  useEffect(() => {
    // A frame later: the host puts a page that is entered at its top.
    const frame = requestAnimationFrame(() => {
      const id = addressedId()
      const place = id && window.scrollY === 0 ? document.getElementById(id) : null
      place?.scrollIntoView()
      place?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [])
}
