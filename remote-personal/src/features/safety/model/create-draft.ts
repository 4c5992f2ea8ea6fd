import { useState } from 'react'
import { useAuth } from '@xhkt/platform/auth'
import { registerUnsavedChanges } from '@xhkt/platform/unsaved-changes'

export interface KeptDraft<Draft> {
  draft: Draft
  change: (change: Partial<Draft>) => void
  /** Call when the draft was sent. */
  forget: () => void
}

/**
 * Makes the hook of a form's draft: the unsaved input of one phone number, in memory only. It outlives its dialog, a session that
 * expires, and other pages of the centre, until it is cleared, the learner logs out, or another one logs in.
 */
export function createDraft<Draft extends Record<string, string>>(nothing: Draft): (phone: string) => KeptDraft<Draft> {
  let kept = { phone: '', draft: nothing }
  useAuth.subscribe(({ token, expiredUserId }) => {
    if (token === null && expiredUserId === null) kept = { phone: '', draft: nothing }
  })
  registerUnsavedChanges(() => Object.values(kept.draft).some(Boolean))

  return function useDraft(phone) {
    const [draft, setDraft] = useState(() => {
      if (kept.phone !== phone) kept = { phone, draft: nothing }
      return kept.draft
    })
    const keep = (next: Draft): void => {
      kept = { phone, draft: next }
      setDraft(next)
    }
    return { draft, change: (change) => keep({ ...kept.draft, ...change }), forget: () => keep(nothing) }
  }
}
