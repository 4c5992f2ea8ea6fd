import { useState } from 'react'
import type { SessionDialog } from '@xhkt/platform/auth'

export interface Opening {
  /** What is shown: also while it fades out, when nothing is asked for any more. */
  shown: SessionDialog
  /** The agreement of this opening (section 4: it starts unchecked). */
  agreed: boolean
}

/** The registration is a dialog of its own. */
const isRegister = (dialog: SessionDialog | null): boolean => dialog?.form === 'register'

const isNewOpening = (before: SessionDialog | null, now: SessionDialog | null): boolean =>
  now !== null && (before === null || isRegister(before) !== isRegister(now))

/** One opening of the login dialog, or of the registration: its forms share the tick under the agreement, the next one starts without. */
export function useOpening(dialog: SessionDialog | null): [Opening, (agreed: boolean) => void] {
  const [asked, setAsked] = useState<SessionDialog | null>(null)
  const [opening, setOpening] = useState<Opening>({ shown: { form: 'tripartite' }, agreed: false })

  // While rendering, so that no frame shows the tick of the opening before.
  if (dialog !== asked) {
    setAsked(dialog)
    if (dialog) setOpening({ shown: dialog, agreed: isNewOpening(asked, dialog) ? false : opening.agreed })
  }
  return [opening, (agreed) => setOpening((last) => ({ ...last, agreed }))]
}
