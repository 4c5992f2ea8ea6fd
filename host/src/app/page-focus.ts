import { useEffect, useRef } from 'react'
import { useLocation } from '@xhkt/shared/router'

/**
 * A page that goes takes the focus with it: the next Tab would start over at the top of the window. It goes to the main
 * area then; a control of the shell, or a dialog, that has the focus keeps it.
 */
export function usePageFocus(): void {
  const { pathname, search } = useLocation()
  const address = pathname + search
  const entered = useRef(address)
  useEffect(() => {
    if (entered.current === address) return
    entered.current = address
    if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true })
  }, [address])
}
