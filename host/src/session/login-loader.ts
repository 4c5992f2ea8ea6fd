import type { ComponentType } from 'react'
import type { AuthState } from '@xhkt/shared/auth'

export interface LoginDialogProps {
  open: boolean
  /** Which form is shown (section 4). */
  form: NonNullable<AuthState['dialog']>['form']
  /** The learner has logged in and the dialog is closed. */
  onSignedIn: () => void
}

/** The login dialog with its form and antd's; a failed load can be asked for again. */
export async function loadLoginDialog(): Promise<ComponentType<LoginDialogProps>> {
  const { LoginDialog } = await import(/* webpackChunkName: "login-dialog" */ './login-dialog/login-dialog.tsx')
  return LoginDialog
}

/** Fetches the dialog when the browser has nothing better to do, for whoever is likely to open it. A failure shows when it is opened. */
export function prefetchLogin(): void {
  const fetchIt = (): void => {
    loadLoginDialog().catch(() => undefined)
  }
  if ('requestIdleCallback' in window) requestIdleCallback(fetchIt)
  else setTimeout(fetchIt, 0)
}
