import type { ComponentType } from 'react'
import type { LoginDialogProps } from './login-dialog-props.ts'

let loaded: ComponentType<LoginDialogProps> | null = null

/** The login dialog, if it has loaded already. It then opens at once, without a loading state. */
export const loadedLoginDialog = (): ComponentType<LoginDialogProps> | null => loaded

/** Loads the login dialog with its forms and antd. A failed load can be retried. */
export async function loadLoginDialog(): Promise<ComponentType<LoginDialogProps>> {
  const { LoginDialog } = await import(/* webpackChunkName: "login-dialog" */ './login-dialog.tsx')
  loaded = LoginDialog
  return LoginDialog
}

/** Prefetches the dialog. A failure shows only when the dialog is opened. */
export function prefetchLogin(): void {
  loadLoginDialog().catch(() => undefined)
}
