import { useEffect, useRef } from 'react'
import { useAuth } from '@xhkt/platform/auth'
import { useLocation } from '@xhkt/platform/router'
import { useRootView } from '../root-view/root-view.ts'

/** In milliseconds. A dialog fades out in less than this. */
const dialogFade = 5_000
const inputs = ['pointerdown', 'keydown']
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

let hidden: HTMLElement | null = null

/** Notes that a control is hidden now. The browser takes the focus from it with the next frame; until then it counts as lost. */
export function hideFocused(control: HTMLElement | null): void {
  hidden = control
}

/** Whether no control has the focus that a learner could use. */
export function isFocusFree(): boolean {
  const active = document.activeElement
  return !active || active === document.body || active === mainArea() || active === hidden
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

/**
 * A dialog that closes may return the focus to the main area, where it was when the dialog opened. Passes it on to the control, until the
 * learner uses the page: a slow dialog may close seconds after the page is shown.
 */
function passFocusOn(control: HTMLElement): () => void {
  const main = mainArea()
  const focus = (): void => focusQuietly(control)
  const stop = (): void => {
    main?.removeEventListener('focus', focus)
    for (const type of inputs) window.removeEventListener(type, onInput, true)
  }
  function onInput({ target }: Event): void {
    if (!(target instanceof Element && target.closest(dialogs))) stop()
  }
  main?.addEventListener('focus', focus)
  for (const type of inputs) window.addEventListener(type, onInput, true)
  return stop
}

export const isVisible = (element: Element): boolean => element.getClientRects().length > 0

export const isDialogOpen = (): boolean => [...document.querySelectorAll(dialogs)].some(isVisible)

function settleFocus(): () => void {
  const control = wanted
  const until = performance.now() + dialogFade
  let frame = 0
  const release = control && passFocusOn(control)
  function look(): void {
    const active = document.activeElement
    const hasDialog = active?.closest(dialogs) || isDialogOpen()
    if (hasDialog && performance.now() < until) {
      frame = requestAnimationFrame(look)
      return
    }
    if (isFocusFree()) {
      focusQuietly(control)
      if (!control || document.activeElement !== control) focusQuietly(mainArea())
    }
    wanted = null
  }
  // Waits for the frame that shows the page, because focusing forces a layout.
  frame = requestAnimationFrame(look)
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
