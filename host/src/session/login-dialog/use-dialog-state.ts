import { useState } from 'react'
import type { SessionDialog } from '@xhkt/platform/auth'

export interface DialogState {
  /** The visible form. It stays while the dialog fades out. */
  shown: SessionDialog
  /** Starts unticked at each opening (docs/product/forms.md#agreement). */
  agreed: boolean
}

/** The registration is a separate dialog. */
const isRegister = (dialog: SessionDialog | null): boolean => dialog?.form === 'register'

const isNewOpening = (before: SessionDialog | null, now: SessionDialog | null): boolean =>
  now !== null && (before === null || isRegister(before) !== isRegister(now))

/** The state of one opening of the login dialog or the registration. All its forms share the agreement. */
export function useDialogState(dialog: SessionDialog | null): [DialogState, (agreed: boolean) => void] {
  const [requested, setRequested] = useState<SessionDialog | null>(null)
  const [state, setState] = useState<DialogState>({ shown: { form: 'tripartite' }, agreed: false })

  // Set while rendering, so that no frame shows the agreement of the opening before.
  if (dialog !== requested) {
    setRequested(dialog)
    if (dialog) setState({ shown: dialog, agreed: isNewOpening(requested, dialog) ? false : state.agreed })
  }
  return [state, (agreed) => setState((last) => ({ ...last, agreed }))]
}
