import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react'

const AUTO_ADVANCE_MS = 5000
/** Milliseconds before a slide is shown, in which its picture loads. */
const PREPARE_MS = 2500

function watchMotion(changed: () => void): () => void {
  const query = matchMedia('(prefers-reduced-motion: reduce)')
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

const motionAllowed = () => !matchMedia('(prefers-reduced-motion: reduce)').matches

/** True while the pointer is on the element or the focus is in it: the reader keeps it still. */
function usePointedOrFocused(ref: RefObject<HTMLElement | null>): boolean {
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const listeners = {
      // A finger does not leave an element as a mouse does.
      pointerenter: (event: PointerEvent) => setPointed(event.pointerType !== 'touch'),
      pointerleave: () => setPointed(false),
      focusin: () => setFocused(true),
      focusout: () => setFocused(false),
    }
    const each = Object.entries(listeners) as [keyof HTMLElementEventMap, (event: Event) => void][]
    for (const [name, listener] of each) element.addEventListener(name, listener)
    return () => {
      for (const [name, listener] of each) element.removeEventListener(name, listener)
    }
  }, [ref])
  return pointed || focused
}

/** The current one of `count` slides. Advances by itself only where motion is allowed, and never while someone reads it. */
export function useCarousel(count: number, ref: RefObject<HTMLElement | null>) {
  const [index, setIndex] = useState(0)
  const [stopped, setStopped] = useState(false)
  const [prepared, setPrepared] = useState(-1)
  const held = usePointedOrFocused(ref)
  const moves = useSyncExternalStore(watchMotion, motionAllowed) && count > 1
  const running = moves && !stopped && !held
  const current = count > 0 ? index % count : 0

  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => {
      if (!document.hidden) setIndex((shown) => (shown + 1) % count)
    }, AUTO_ADVANCE_MS)
    const preparing = setTimeout(() => setPrepared(index), AUTO_ADVANCE_MS - PREPARE_MS)
    return () => {
      clearInterval(timer)
      clearTimeout(preparing)
    }
  }, [running, count, index])

  return {
    current,
    /** The next slide may be shown soon: by itself, or by a reader whose pointer or focus is here. */
    nextIsNear: held || prepared === index,
    /** It advances by itself, so it needs a pause button. */
    moves,
    running,
    stopped,
    toggle: () => setStopped(!stopped),
    show: (slide: number) => setIndex((slide + count) % count),
  }
}
