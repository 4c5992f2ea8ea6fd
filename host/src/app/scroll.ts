import { useEffect } from 'react'
import { useLocation } from '@xhkt/platform/router'
import { history } from './navigation.ts'
import { leaveRoom } from './page-room.ts'

let keptFor: string | null = null

/** Scrolls a page that is shown again to where it was; the entering of its address then leaves it there. */
export function keepScroll(address: string, top: number): void {
  keptFor = address
  window.scrollTo(0, top)
}

/** A page that is entered starts at its top; back and forward are the browser's own. */
export function useScrollToTop(): void {
  const { pathname, search } = useLocation()
  useEffect(() => {
    const isKept = keptFor === pathname + search
    keptFor = null
    const action: string = history.action
    if (action === 'POP') return
    leaveRoom()
    if (!isKept) window.scrollTo(0, 0)
  }, [pathname, search])
}
