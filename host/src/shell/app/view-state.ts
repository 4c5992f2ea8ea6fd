import { focusedInPage, hideFocused, restoreFocusTo } from '../navigation/page-focus.ts'
import { rememberAddress } from '../navigation/remembered-address.ts'
import { isRestoring, scrolledTo, scrollWindow } from '../navigation/scroll-restoration.ts'

/** Address, scroll position and focus of a page that can be hidden and shown again. */
export interface ViewState {
  setAddress: (address: string) => void
  /** Restores scroll position and focus. Returns a function that saves them; call it before the page is hidden. */
  restore: () => () => void
  /** Call once the page is hidden. Its control loses the focus, its address is remembered. Returns a function that forgets the address. */
  hide: () => () => void
}

export function createViewState(): ViewState {
  let address = ''
  let saved: { address: string; scroll: number; focus: HTMLElement | null } | null = null
  return {
    setAddress: (now) => {
      address = now
    },
    restore: () => {
      if (saved?.address === address && !isRestoring()) scrollWindow(saved.scroll)
      restoreFocusTo(saved?.focus ?? null)
      // Updated while the learner scrolls: when the page is hidden, the window may have moved already.
      let scroll = scrolledTo()
      const note = (): void => {
        scroll = window.scrollY
      }
      window.addEventListener('scroll', note, { passive: true })
      return () => {
        window.removeEventListener('scroll', note)
        saved = { address, scroll, focus: focusedInPage() }
      }
    },
    hide: () => {
      hideFocused(saved?.focus ?? null)
      return rememberAddress(address)
    },
  }
}
