import { useState } from 'react'
import { useAuth } from '@xhkt/platform/auth'
import { useQueryClient } from '@xhkt/platform/query'
import type { SigningDraft } from '../check-signing.ts'

const nothing: SigningDraft = { realName: '', identityNumber: '' }

/**
 * What a learner types for the agreement of a course. It is in the memory of the tab only, beside the cached answers, which go with the
 * session. So it survives a step back that removes the dialog, until `forget`.
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
