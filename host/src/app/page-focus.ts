import { useEffect, useRef } from 'react'
import { useAuth } from '@xhkt/platform/auth'
import { useLocation } from '@xhkt/platform/router'
import { useRootView } from './root-view.ts'

/** A dialog is gone in less than this, in milliseconds. In the end it gives the focus to a control that may be gone. */
const dialogLeaves = 5_000
const dialogGivesBack = 1_000
const dialogs = '[aria-modal="true"], dialog[open]'

let wanted: HTMLElement | null = null
export const mainArea = (): HTMLElement | null => document.getElementById('main')

/** The control of the page that has the focus, if one has. */
export function focusedInPage(): HTMLElement | null {
  const active = document.activeElement
  return active instanceof HTMLElement && active !== mainArea() && mainArea()?.contains(active) ? active : null
}

/** Of a page that is shown again: the control of it that had the focus. It gets it back, unless somebody has it. */
export function giveFocusBack(control: HTMLElement | null): void {
  wanted = control
}

let handing = false

/** Whether it is the page that moves the focus now, and not its learner. */
export const isHandingFocus = (): boolean => handing

/** Gives a control the focus where it stands. */
export function handFocus(control: HTMLElement | null): void {
  handing = true
  control?.focus({ preventScroll: true })
  handing = false
}

/** A dialog that is out of sight may yet give the focus to the main area, where it was when the dialog came. */
function hold(control: HTMLElement): () => void {
  const main = mainArea()
  const focus = (): void => handFocus(control)
  focus()
  main?.addEventListener('focus', focus)
  const timer = setTimeout(() => main?.removeEventListener('focus', focus), dialogGivesBack)
  return () => {
    clearTimeout(timer)
    main?.removeEventListener('focus', focus)
  }
}

export const isInSight = (element: Element): boolean => element.getClientRects().length > 0

/** Lies anything over the page that has to be dealt with first? */
export const isDialogInSight = (): boolean => [...document.querySelectorAll(dialogs)].some(isInSight)

function settleFocus(): () => void {
  const until = performance.now() + dialogLeaves
  let frame = 0
  let release: (() => void) | undefined
  function look(): void {
    const active = document.activeElement
    const dialogIsThere = active?.closest(dialogs) || isDialogInSight()
    if (dialogIsThere && performance.now() < until) {
      frame = requestAnimationFrame(look)
      return
    }
    if (!active || active === document.body || active === mainArea()) {
      if (wanted) release = hold(wanted)
      if (!wanted || document.activeElement !== wanted) {
        release?.()
        handFocus(mainArea())
      }
    }
    wanted = null
  }
  look()
  return () => {
    cancelAnimationFrame(frame)
    release?.()
  }
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
