import { type RefObject, useEffect, useRef } from 'react'

/**
 * When a row has changed under the focus, its actions (`data-actions`) take it.
 * @param state - changes when the row takes another form
 */
export function useKeptFocus<Element extends HTMLElement>(state: unknown): { ref: RefObject<Element | null>; focusActions: () => void } {
  const ref = useRef<Element>(null)
  const before = useRef(state)
  const focusActions = () => ref.current?.querySelector<HTMLElement>('[data-actions] :is(a, button)')?.focus({ preventScroll: true })
  useEffect(() => {
    if (before.current === state) return
    before.current = state
    if (document.activeElement === document.body) focusActions()
  }, [state])
  return { ref, focusActions }
}
