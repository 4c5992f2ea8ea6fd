import type { LoginResult } from '@xhkt/contract'

/** What is typed into the forms. Whoever shows them keeps it, so that it outlives a form, and a dialog that was closed by accident. */
export interface Draft {
  phone: string
  code: string
  password: string
}

export const emptyDraft: Draft = { phone: '', code: '', password: '' }

export interface FormProps {
  draft: Draft
  onDraft: (change: Partial<Draft>) => void
  /** The agreement is one for all forms that are shown together. */
  agreed: boolean
  onAgreed: (agreed: boolean) => void
  /** Somebody is logged in by this answer; nothing has been told or kept yet. */
  onLogin: (result: LoginResult) => Promise<void>
  /** Told while the puzzle may be on the screen. */
  onPuzzle: (shown: boolean) => void
}
