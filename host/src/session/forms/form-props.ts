import type { LoginResult } from '@xhkt/contract'

/** The fields' values. The parent keeps them, so that they survive a dialog that was closed by accident. */
export interface Draft {
  phone: string
  code: string
  password: string
}

export const emptyDraft: Draft = { phone: '', code: '', password: '' }

export interface FormProps {
  draft: Draft
  onDraft: (change: Partial<Draft>) => void
  /** Forms that are shown together share the agreement. */
  agreed: boolean
  onAgreed: (agreed: boolean) => void
  /** Called with the server's answer; nothing is stored or announced yet. */
  onLogin: (result: LoginResult) => Promise<void>
  /** Called with true while the slider challenge may be on the screen. */
  onChallenge: (shown: boolean) => void
}
