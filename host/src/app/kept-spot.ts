import { keepAddress } from './kept-address.ts'
import { focusedInPage, giveFocusBack } from './page-focus.ts'
import { keepScroll } from './scroll.ts'

/** Where the learner is in a page that may go out of sight and come back. */
export interface KeptSpot {
  /** The page's address now. */
  at: (address: string) => void
  /** Takes the learner back to where they were. Returns what to do when the page goes out of sight. */
  show: () => () => void
  /**
   * Once the page is out of sight: its control leaves the focus, as the browser would have it a moment later, and its address waits.
   * Returns what to do when it is seen again, or gone.
   */
  hide: () => () => void
}

export function createSpot(): KeptSpot {
  let address = ''
  let left: { address: string; scroll: number; focus: HTMLElement | null } | null = null
  return {
    at: (now) => {
      address = now
    },
    show: () => {
      if (left?.address === address) keepScroll(address, left.scroll)
      giveFocusBack(left?.focus ?? null)
      // Noted in time: once another page stands in its place, the window may have moved.
      let scroll = window.scrollY
      const note = (): void => {
        scroll = window.scrollY
      }
      window.addEventListener('scroll', note, { passive: true })
      return () => {
        window.removeEventListener('scroll', note)
        left = { address, scroll, focus: focusedInPage() }
      }
    },
    hide: () => {
      left?.focus?.blur()
      return keepAddress(address)
    },
  }
}
