import { useEffect, useRef } from 'react'

/**
 * Keeps the focus in a row that changes under it: the first of its actions (`data-actions`) takes it.
 * @param state - the row shows other actions when it changes
 */
export function useKeptFocus(state: boolean) {
  const ref = useRef<HTMLLIElement>(null)
  const before = useRef(state)
  const focusActions = () => ref.current?.querySelector<HTMLElement>('[data-actions] a, [data-actions] button')?.focus({ preventScroll: true })
  useEffect(() => {
    if (before.current === state) return
    before.current = state
    if (document.activeElement === document.body) focusActions()
  }, [state])
  return { ref, focusActions }
}
