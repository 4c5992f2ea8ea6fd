import type { SessionDialog } from '@xhkt/platform/auth'

export interface LoginDialogProps {
  /** The requested form; null while the dialog is closed. */
  dialog: SessionDialog | null
  /** Called after the login, when the dialog is closed. */
  onSignedIn: () => void
}
