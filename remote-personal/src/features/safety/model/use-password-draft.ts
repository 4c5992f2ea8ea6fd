import { useState } from 'react'
import { registerUnsavedChanges } from '@xhkt/platform/unsaved-changes'

export interface PasswordDraft {
  code: string
  password: string
}

const nothing: PasswordDraft = { code: '', password: '' }

/**
 * What was typed, in memory and nowhere else, of one phone number: a session that expires takes the page away, and a walk
 * through the centre too.
 */
let kept = { phone: '', draft: nothing }
registerUnsavedChanges(() => Object.values(kept.draft).some(Boolean))

/** The draft of the form, which outlives the page until it is forgotten or somebody else comes. */
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
