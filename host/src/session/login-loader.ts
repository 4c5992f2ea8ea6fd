import type { ComponentType } from 'react'
import type { SessionDialog } from '@xhkt/platform/auth'

export interface LoginDialogProps {
  /** Which form is asked for (section 4); null while there is no dialog. */
  dialog: SessionDialog | null
  /** The learner has logged in and the dialog is closed. */
  onSignedIn: () => void
}

let loaded: ComponentType<LoginDialogProps> | null = null

/** The login dialog, if it is there already: it is then shown at once, without a glimpse of the waiting. */
export const loadedLoginDialog = (): ComponentType<LoginDialogProps> | null => loaded

/** The login dialog with its form and antd's; a failed load can be asked for again. */
export async function loadLoginDialog(): Promise<ComponentType<LoginDialogProps>> {
  const { LoginDialog } = await import(/* webpackChunkName: "login-dialog" */ './login-dialog/login-dialog.tsx')
  loaded = LoginDialog
  return LoginDialog
}

/** Fetches the dialog for whoever is about to open it. A failure shows when it is opened. */
export function prefetchLogin(): void {
  loadLoginDialog().catch(() => undefined)
}
