import type { BodyOf } from '@xhkt/contract'
import { useAction } from '@xhkt/kit/action/use-action'
import { writeAnswer } from '@xhkt/kit/query/write-answer'
import { api } from '@xhkt/platform/api'
import { useQueryClient } from '@xhkt/platform/query'
import { notifyOtherTabs } from '../agreement-answers.ts'
import { agreementQuery } from '../use-agreement.ts'

type Signer = Omit<BodyOf<'POST', '/v1/user/agreement'>, 'course_id'>

/** Signs an agreement. The number is sent in the body alone, and kept nowhere. */
export function useSign(courseId: string) {
  const client = useQueryClient()
  const { queryKey } = agreementQuery(courseId)
  return useAction({
    run: (signer: Signer, idempotencyKey) => api.post('/v1/user/agreement', { course_id: courseId, ...signer }, { idempotencyKey }),
    onSuccess: async (agreement) => {
      await writeAnswer(client, agreementQuery(courseId), agreement)
      notifyOtherTabs(courseId)
    },
    // The agreement may be signed already: in another tab, or by a call whose answer was lost.
    onError: () => client.invalidateQueries({ queryKey }),
    // After a failed signature the form is mounted again, so the learner can sign again.
    once: true,
  })
}
