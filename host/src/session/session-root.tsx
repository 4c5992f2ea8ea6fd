import { type ComponentType, useEffect, useState } from 'react'
import { auth, useAuth } from '@xhkt/platform/auth'
import { keepSession } from './keep-session.ts'
import { type LoginDialogProps, loadedLoginDialog, loadLoginDialog } from './login-loader.ts'
import { LoginWaiting } from './login-waiting.tsx'

const slowAfterMs = 3_000

type State = { at: 'idle' | 'loading' | 'slow' | 'failed' } | { at: 'ready'; Dialog: ComponentType<LoginDialogProps> }

function useLoginDialog(wanted: boolean): [State, () => void] {
  const [state, setState] = useState<State>({ at: 'idle' })
  const [attempt, setAttempt] = useState(0)
  const ready = state.at === 'ready'
  const loaded = loadedLoginDialog()
  // While rendering: a dialog that was fetched ahead is shown without a glimpse of the waiting.
  if (wanted && !ready && loaded) setState({ at: 'ready', Dialog: loaded })

  useEffect(() => {
    if (!wanted || ready) return
    let current = true
    const slow = setTimeout(() => current && setState({ at: 'slow' }), slowAfterMs)
    loadLoginDialog()
      .then(
        (Dialog) => current && setState({ at: 'ready', Dialog }),
        () => current && setState({ at: 'failed' }),
      )
      .finally(() => clearTimeout(slow))
    return () => {
      current = false
      clearTimeout(slow)
      setState((last) => (last.at === 'ready' ? last : { at: 'idle' }))
    }
  }, [wanted, ready, attempt])

  const retry = (): void => {
    // The same request, if it only hangs, would be joined and not made again.
    window.__xhktLoading?.giveUp('/host/')
    setAttempt((count) => count + 1)
  }
  return [state, retry]
}

/**
 * The session at the root of the host: keeps it alive, and opens the login dialog over the page when `auth` asks for it.
 * Its code is loaded at the first opening and stays, with what was typed into it.
 */
export function SessionRoot({ onSignedIn }: { onSignedIn: () => void }) {
  const dialog = useAuth((state) => state.dialog)
  const open = dialog !== null
  const [state, retry] = useLoginDialog(open)
  useEffect(() => keepSession(onSignedIn), [onSignedIn])

  if (state.at === 'ready') return <state.Dialog dialog={dialog} onSignedIn={onSignedIn} />
  if (!open) return null
  const name = dialog.form === 'register' ? '注册账号' : '登录'
  return <LoginWaiting name={name} at={state.at === 'idle' ? 'loading' : state.at} onRetry={retry} onClose={() => auth.closeLogin()} />
}
