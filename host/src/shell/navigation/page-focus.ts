import { useEffect, useRef } from 'react'
import { useAuth } from '@xhkt/platform/auth'
import { useLocation } from '@xhkt/platform/router'
import { useRootView } from '../root-view/root-view.ts'

/** In milliseconds. A dialog fades out in less than this. */
const dialogFade = 5_000
/** In milliseconds. After it has faded out, a dialog may still return the focus to a control that is gone. */
const dialogFocusReturn = 1_000
const dialogs = '[aria-modal="true"], dialog[open]'

let wanted: HTMLElement | null = null
export const mainArea = (): HTMLElement | null => document.getElementById('main')

/** The focused control of the page, if there is one. */
export function focusedInPage(): HTMLElement | null {
  const active = document.activeElement
  return active instanceof HTMLElement && active !== mainArea() && mainArea()?.contains(active) ? active : null
}

/** Sets the control that gets the focus when the page is shown again, unless another element has it by then. */
export function restoreFocusTo(control: HTMLElement | null): void {
  wanted = control
}

let focusing = false

/** Whether code is moving the focus at this moment, and not the learner. */
export const isFocusingQuietly = (): boolean => focusing

/** Focuses a control without scrolling to it. */
export function focusQuietly(control: HTMLElement | null): void {
  focusing = true
  control?.focus({ preventScroll: true })
  focusing = false
}

/** A dialog that fades out may return the focus to the main area, where it was when the dialog opened. Takes it back from there. */
function keepFocusOn(control: HTMLElement): () => void {
  const main = mainArea()
  const focus = (): void => focusQuietly(control)
  focus()
  main?.addEventListener('focus', focus)
  const timer = setTimeout(() => main?.removeEventListener('focus', focus), dialogFocusReturn)
  return () => {
    clearTimeout(timer)
    main?.removeEventListener('focus', focus)
  }
}

export const isVisible = (element: Element): boolean => element.getClientRects().length > 0

export const isDialogOpen = (): boolean => [...document.querySelectorAll(dialogs)].some(isVisible)

function settleFocus(): () => void {
  const until = performance.now() + dialogFade
  let frame = 0
  let release: (() => void) | undefined
  function look(): void {
    const active = document.activeElement
    const hasDialog = active?.closest(dialogs) || isDialogOpen()
    if (hasDialog && performance.now() < until) {
      frame = requestAnimationFrame(look)
      return
    }
    if (!active || active === document.body || active === mainArea()) {
      if (wanted) release = keepFocusOn(wanted)
      if (!wanted || document.activeElement !== wanted) {
        release?.()
        focusQuietly(mainArea())
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
 * When a page unmounts, the browser drops the focus, and the next Tab would start at the top of the window. Moves the focus to the main
 * area instead, or to the control that had it in a page that is shown again. A focused control of the shell or of a dialog keeps it.
 */
export function usePageFocus(): void {
  const { pathname, search } = useLocation()
  const generation = useRootView((state) => state.generation)
  const isExpired = useAuth((state) => state.expiredUserId !== null)
  const view = `${generation} ${isExpired} ${pathname}${search}`
  const entered = useRef(view)
  useEffect(() => {
    if (entered.current === view) return
    entered.current = view
    return settleFocus()
  }, [view])
}
