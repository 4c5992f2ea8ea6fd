import { type ComponentType, useEffect, useState } from 'react'
import { auth, useAuth } from '@xhkt/platform/auth'
import { keepSession } from '../keep-session.ts'
import type { LoginDialogProps } from './login-dialog-props.ts'
import { loadedLoginDialog, loadLoginDialog } from './login-loader.ts'
import { LoginDialogLoading } from './login-dialog-loading.tsx'

/** Milliseconds without a dialog, which mostly loads in this time: opening one is work that the click would wait for. */
const showAfterMs = 150
const slowAfterMs = 3_000

/** At `idle` no dialog is shown. */
type State = { at: 'idle' | 'loading' | 'slow' | 'failed' } | { at: 'ready'; Dialog: ComponentType<LoginDialogProps> }

function useLoginDialog(wanted: boolean): [State, () => void] {
  const [state, setState] = useState<State>({ at: 'idle' })
  const [attempt, setAttempt] = useState(0)
  const ready = state.at === 'ready'
  const loaded = loadedLoginDialog()
  // Set while rendering, so that a prefetched dialog opens without a loading state.
  if (wanted && !ready && loaded) setState({ at: 'ready', Dialog: loaded })
  if (!wanted && !ready && state.at !== 'idle') setState({ at: 'idle' })

  useEffect(() => {
    if (!wanted || ready) return
    let current = true
    const show = setTimeout(() => setState((last) => (last.at === 'idle' ? { at: 'loading' } : last)), showAfterMs)
    const slow = setTimeout(() => current && setState({ at: 'slow' }), slowAfterMs)
    loadLoginDialog()
      .then(
        (Dialog) => current && setState({ at: 'ready', Dialog }),
        () => current && setState({ at: 'failed' }),
      )
      .finally(stop)
    function stop(): void {
      clearTimeout(show)
      clearTimeout(slow)
    }
    return () => {
      current = false
      stop()
    }
  }, [wanted, ready, attempt])

  const retry = (): void => {
    // A retry would join a request that hangs.
    window.__xhktLoading?.cancel('/host/')
    setState({ at: 'loading' })
    setAttempt((count) => count + 1)
  }
  return [state, retry]
}

/**
 * Keeps the session alive, and opens the login dialog over the page when `auth` requests it. The dialog loads at the first opening and
 * stays mounted, with its drafts.
 */
export function SessionRoot({ onSessionChange }: { onSessionChange: () => void }) {
  const dialog = useAuth((state) => state.dialog)
  const open = dialog !== null
  const [state, retry] = useLoginDialog(open)
  useEffect(() => keepSession(onSessionChange), [onSessionChange])

  if (state.at === 'ready') return <state.Dialog dialog={dialog} onSignedIn={onSessionChange} />
  if (!open || state.at === 'idle') return null
  const name = ({ register: '注册账号', link: '绑定第三方账号' } as Partial<Record<string, string>>)[dialog.form] ?? '登录'
  return <LoginDialogLoading name={name} at={state.at} onRetry={retry} onClose={() => auth.closeLogin()} />
}
