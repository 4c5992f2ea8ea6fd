import { useEffect, useState } from 'react'

/** The window below the top bar (`--top-bar-height`), and all of the page under it: what is outside has scrolled away. */
const FROM_BAR_DOWN = '-64px 0px 99999px'

/** Whether an element has scrolled out of view at the top, under the top bar. */
export function useIsPast(element: Element | null): boolean {
  const [isPast, setIsPast] = useState(false)
  useEffect(() => {
    if (!element) return
    const observer = new IntersectionObserver(([entry]) => entry && setIsPast(!entry.isIntersecting), { rootMargin: FROM_BAR_DOWN })
    observer.observe(element)
    return () => observer.disconnect()
  }, [element])
  return isPast
}
