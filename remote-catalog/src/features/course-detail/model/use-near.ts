import { type RefObject, useEffect, useRef, useState } from 'react'

/** Px before the viewport at which loading starts: about what a reader scrolls meanwhile. */
const MARGIN_PX = 800

/** Whether an element has come near the viewport. Once true, it stays true. */
export function useNear<E extends Element>(): [near: boolean, element: RefObject<E | null>] {
  const element = useRef<E>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (near || !element.current) return
    const watch = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && setNear(true), {
      rootMargin: `${MARGIN_PX}px 0px`,
    })
    watch.observe(element.current)
    return () => watch.disconnect()
  }, [near])
  return [near, element]
}
