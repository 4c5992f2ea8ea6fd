import { useEffect, useRef } from 'react'
import { useAuth } from '@xhkt/shared/auth'
import { useLocation } from '@xhkt/shared/router'
import { useRootView } from './root-view.ts'

/** A dialog on its way out holds the focus for about this long, in milliseconds; then it gives it to a control that may be gone. */
const dialogLeaves = 1_000

let wanted: HTMLElement | null = null
const mainArea = (): HTMLElement | null => document.getElementById('main')

/** The control of the page that has the focus, if one has. */
export function focusedInPage(): HTMLElement | null {
  const active = document.activeElement
  return active instanceof HTMLElement && active !== mainArea() && mainArea()?.contains(active) ? active : null
}

/** Of a page that is shown again: the control of it that had the focus. It gets it back, unless somebody has it. */
export function giveFocusBack(control: HTMLElement | null): void {
  wanted = control
}

function settleFocus(): () => void {
  const until = performance.now() + dialogLeaves
  let frame = 0
  function look(): void {
    const active = document.activeElement
    if (!active || active === document.body || active === mainArea()) {
      wanted?.focus({ preventScroll: true })
      if (!wanted || document.activeElement !== wanted) mainArea()?.focus({ preventScroll: true })
    } else if (active.closest('dialog, [role="dialog"]') && performance.now() < until) {
      frame = requestAnimationFrame(look)
      return
    }
    wanted = null
  }
  look()
  return () => cancelAnimationFrame(frame)
}

/**
 * A page that goes takes the focus with it: the next Tab would start over at the top of the window. It goes to the main
 * area then, or to where it was in a page that is back; a control of the shell, or a dialog, that has the focus keeps it.
 */
export function usePageFocus(): void {
  const { pathname, search } = useLocation()
  const generation = useRootView((state) => state.generation)
  const lapsed = useAuth((state) => state.lapsed !== null)
  const view = `${generation} ${lapsed} ${pathname}${search}`
  const entered = useRef(view)
  useEffect(() => {
    if (entered.current === view) return
    entered.current = view
    return settleFocus()
  }, [view])
}
