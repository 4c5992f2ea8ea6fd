import { useEffect, useRef, useState } from 'react'
import { leaveForQq, openQqWindow } from './qq-window.ts'
import type { QqAttempt, QqPurpose, QqState } from './qq-attempt.ts'

export interface QqLogin {
  state: QqState
  /** Opens QQ's window, or focuses the open one. Call it in the click handler itself, with the agreement ticked. */
  start: () => void
  /** Continues in this window if the browser blocks the popup. Null: only the popup can. */
  startHere: (() => void) | null
  /** Sends the answer again after a transport error. */
  retry: () => void
}

/**
 * The QQ login of a form. Opens the binding for an account without a phone. Unmounting cancels the login and closes QQ's window.
 * @param purpose - a login, whose `onLogin` stores the session, closes the dialog and reloads the root view; or an account to bind
 */
export function useQqLogin(purpose: QqPurpose): QqLogin {
  const [state, setState] = useState<QqState>('idle')
  const attempt = useRef<QqAttempt | null>(null)
  const popup = useRef<Window | null>(null)
  const latest = useRef(purpose)
  const mounted = useRef(true)

  useEffect(() => {
    latest.current = purpose
  }, [purpose])

  useEffect(() => {
    mounted.current = true
    return () => {
      mounted.current = false
      attempt.current?.stop()
    }
  }, [])

  function start(): void {
    if (state === 'working') return
    if (popup.current && !popup.current.closed) {
      popup.current.focus()
      return
    }
    attempt.current?.stop()
    const opened = openQqWindow(purpose.flow)
    popup.current = opened?.popup ?? null
    setState(opened ? 'waiting' : 'blocked')
    if (!opened) return
    // The click must open the window first, so this loads only now. The window offers its answer when it has one.
    import(/* webpackChunkName: "qq-login" */ './qq-attempt.ts').then(
      ({ followQqWindow }) => {
        if (mounted.current && popup.current === opened.popup) {
          attempt.current = followQqWindow({ ...opened, onState: setState, purpose: () => latest.current })
        } else opened.popup.close()
      },
      () => {
        opened.popup.close()
        setState('unloaded')
      },
    )
  }

  return { state, start, startHere: purpose.flow === 'qq' ? leaveForQq : null, retry: () => attempt.current?.retry() }
}
