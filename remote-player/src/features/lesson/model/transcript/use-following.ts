import { type RefObject, useCallback, useEffect, useState } from 'react'

const scrollKeys = ['PageUp', 'PageDown', 'Home', 'End', 'ArrowUp', 'ArrowDown']

/** Brings a row into the middle of its list, without moving the page. */
export function showRow(list: HTMLElement | null, row: HTMLElement | null | undefined): void {
  if (!list || !row) return
  const [box, place] = [list.getBoundingClientRect(), row.getBoundingClientRect()]
  list.scrollTop += place.top - box.top - (box.height - place.height) / 2
}

/**
 * Keeps the current row of a list in sight, until the learner scrolls it. Listens to what they do, not to `scroll`, which following
 * itself causes.
 */
export function useFollowing(list: RefObject<HTMLElement | null>, current: number) {
  const [isFollowing, setIsFollowing] = useState(true)
  useEffect(() => {
    const box = list.current
    if (!box) return
    const stop = () => setIsFollowing(false)
    const stopByKey = ({ key }: KeyboardEvent) => {
      if (scrollKeys.includes(key)) stop()
    }
    // On the box itself: the scroll bar is dragged.
    const stopByPointer = ({ target }: PointerEvent) => {
      if (target === box) stop()
    }
    box.addEventListener('wheel', stop, { passive: true })
    box.addEventListener('touchmove', stop, { passive: true })
    box.addEventListener('pointerdown', stopByPointer)
    box.addEventListener('keydown', stopByKey)
    return () => {
      box.removeEventListener('wheel', stop)
      box.removeEventListener('touchmove', stop)
      box.removeEventListener('pointerdown', stopByPointer)
      box.removeEventListener('keydown', stopByKey)
    }
  }, [list])
  useEffect(() => {
    if (isFollowing) showRow(list.current, list.current?.querySelector<HTMLElement>(`[data-line="${Math.max(0, current)}"]`))
  }, [isFollowing, current, list])
  const follow = useCallback(() => setIsFollowing(true), [])
  const stopFollowing = useCallback(() => setIsFollowing(false), [])
  return { isFollowing, follow, stopFollowing }
}
