import { useEffect } from 'react'
import { useLocation } from '@xhkt/shared/router'
import { history } from './navigation.ts'

/** A page that is entered starts at its top; back and forward are the browser's own. */
export function useScrollToTop(): void {
  const { pathname, search } = useLocation()
  useEffect(() => {
    const action: string = history.action
    if (action !== 'POP') window.scrollTo(0, 0)
  }, [pathname, search])
}
