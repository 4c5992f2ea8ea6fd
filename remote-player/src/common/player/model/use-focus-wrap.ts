import { useEffect } from 'react'
import { isBehindDialog, isVisible } from '../keys/key-target.ts'

const tabbable = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]'

/** While the player is all that is seen, Tab goes from its last control to its first, and not into the page behind it. */
export function useFocusWrap(frame: HTMLElement | null, isFull: boolean): void {
  useEffect(() => {
    if (!frame || !isFull) return
    const wrap = (event: KeyboardEvent) => {
      if (event.key !== 'Tab' || event.defaultPrevented || isBehindDialog()) return
      const all = [...frame.querySelectorAll<HTMLElement>(tabbable)].filter((each) => each.tabIndex >= 0 && isVisible(each))
      const [from, to] = event.shiftKey ? [all[0], all.at(-1)] : [all.at(-1), all[0]]
      const { activeElement } = document
      const isWithin = frame.contains(activeElement) && activeElement !== from && !(event.shiftKey && activeElement === frame)
      if (isWithin || !to) return
      event.preventDefault()
      to.focus()
    }
    document.addEventListener('keydown', wrap)
    return () => document.removeEventListener('keydown', wrap)
  }, [frame, isFull])
}
