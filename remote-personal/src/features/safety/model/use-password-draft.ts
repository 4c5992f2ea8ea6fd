import { useState } from 'react'
import { registerUnsavedChanges } from '@xhkt/platform/unsaved-changes'

export interface PasswordDraft {
  code: string
  password: string
}

const nothing: PasswordDraft = { code: '', password: '' }

/** The unsaved input of one phone number, in memory only. It survives a session that expires, and other pages of the centre. */
let kept = { phone: '', draft: nothing }
registerUnsavedChanges(() => Object.values(kept.draft).some(Boolean))

/** The draft of the form. Outlives the page until it is cleared or another learner logs in. */
export function usePasswordDraft(phone: string) {
  const [draft, setDraft] = useState(() => {
    if (kept.phone !== phone) kept = { phone, draft: nothing }
    return kept.draft
  })
  const keep = (next: PasswordDraft): void => {
    kept = { phone, draft: next }
    setDraft(next)
  }
  return {
    draft,
    change: (change: Partial<PasswordDraft>): void => keep({ ...kept.draft, ...change }),
    forget: (): void => keep(nothing),
  }
}
