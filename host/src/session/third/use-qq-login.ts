import { useEffect, useRef, useState } from 'react'
import type { LoginResult } from '@xhkt/contract'
import { leaveForQq, openQqWindow } from './qq-window.ts'
import type { QqAttempt, QqState } from './qq-attempt.ts'

export interface QqLogin {
  state: QqState
  /** Opens QQ's window, or shows the one that is open. To be called in the click itself, with the agreement ticked. */
  start: () => void
  /** Goes on in this window, where the browser blocks another one. */
  startHere: () => void
  /** Sends the answer once more that got lost on the way. */
  retry: () => void
}

/**
 * The login by QQ, from a form. An account without a phone opens the binding by itself.
 * Leaving the form gives the login up and closes QQ's window.
 * @param onLogin - keeps the session, closes the dialog and reloads the root view
 */
export function useQqLogin(onLogin: (result: LoginResult) => Promise<void>): QqLogin {
  const [state, setState] = useState<QqState>('idle')
  const attempt = useRef<QqAttempt | null>(null)
  const opening = useRef<Window | null>(null)
  const latest = useRef(onLogin)
  const mounted = useRef(true)

  useEffect(() => {
    latest.current = onLogin
  }, [onLogin])

  useEffect(() => {
    mounted.current = true
    return () => {
      mounted.current = false
      attempt.current?.stop()
    }
  }, [])

  function start(): void {
    if (state === 'working') return
    if (opening.current && !opening.current.closed) {
      opening.current.focus()
      return
    }
    attempt.current?.stop()
    const opened = openQqWindow()
    opening.current = opened?.popup ?? null
    setState(opened ? 'waiting' : 'blocked')
    if (!opened) return
    // Only once it is asked for; the window is open by then, and waits for whoever takes its answer.
    import(/* webpackChunkName: "qq-login" */ './qq-attempt.ts').then(
      ({ followQqWindow }) => {
        if (mounted.current && opening.current === opened.popup) {
          attempt.current = followQqWindow({ ...opened, onState: setState, onLogin: (result) => latest.current(result) })
        } else opened.popup.close()
      },
      () => {
        opened.popup.close()
        setState('unloaded')
      },
    )
  }

  return { state, start, startHere: leaveForQq, retry: () => attempt.current?.retry() }
}
