import { useEffect } from 'react'
import { useLocation } from '@xhkt/platform/router'
import { history } from './navigation.ts'
import { endScrollRestoration } from './scroll-restoration.ts'

let restoredAddress: string | null = null

/** Scrolls a page that is shown again to where it was. `useScrollToTop` then leaves it there. */
export function restoreScroll(address: string, top: number): void {
  restoredAddress = address
  window.scrollTo(0, top)
}

/** Scrolls a new page to its top. On back and forward the browser restores the position. */
export function useScrollToTop(): void {
  const { pathname, search } = useLocation()
  useEffect(() => {
    const isScrolled = restoredAddress === pathname + search
    restoredAddress = null
    const action: string = history.action
    if (action === 'POP') return
    endScrollRestoration()
    if (!isScrolled) window.scrollTo(0, 0)
  }, [pathname, search])
}
