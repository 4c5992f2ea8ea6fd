import { useLayoutEffect, useRef } from 'react'

/** Whether the page is still there, for what goes on after a wait: whoever has left it meanwhile is not fetched back. */
export function useIsHere(): () => boolean {
  const here = useRef(false)
  useLayoutEffect(() => {
    here.current = true
    return () => {
      here.current = false
    }
  }, [])
  return () => here.current
}
