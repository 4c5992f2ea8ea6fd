import { useLayoutEffect, useRef } from 'react'

/** Whether the page is still mounted. Check it after an await: a learner who has left the page must not be navigated away. */
export function useIsMounted(): () => boolean {
  const mounted = useRef(false)
  useLayoutEffect(() => {
    mounted.current = true
    return () => {
      mounted.current = false
    }
  }, [])
  return () => mounted.current
}
