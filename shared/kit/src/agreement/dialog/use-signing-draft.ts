import { useState } from 'react'
import { useAuth } from '@xhkt/platform/auth'
import { useQueryClient } from '@xhkt/platform/query'
import type { SigningDraft } from '../check-signing.ts'

const nothing: SigningDraft = { realName: '', identityNumber: '' }

/**
 * What a learner types for the agreement of a course. Only the tab's memory holds it, beside the cached answers, which are dropped with
 * the session. It survives a step back that removes the dialog, until `forget`.
 */
export function useSigningDraft(courseId: string) {
  const learner = useAuth(({ user }) => user?.user_id ?? '')
  const client = useQueryClient()
  const queryKey = ['signing draft', learner, courseId]
  const [draft, setDraft] = useState(() => client.getQueryData<SigningDraft>(queryKey) ?? nothing)
  return {
    draft,
    change: (change: Partial<SigningDraft>): void => {
      const next = { ...draft, ...change }
      setDraft(next)
      client.setQueryData<SigningDraft>(queryKey, next)
    },
    forget: (): void => client.removeQueries({ queryKey }),
  }
}
