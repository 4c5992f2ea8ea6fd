import type { BodyOf } from '@xhkt/contract'
import { useAction } from '@xhkt/kit/action/use-action'
import { api } from '@xhkt/platform/api'
import { apiQuery, useQuery, useQueryClient } from '@xhkt/platform/query'
import { toast } from '@xhkt/platform/toast'
import { feedbackDrafts } from './feedback-draft.ts'

/** A page of the learner's feedback. The previous page stays until it loads. Requested at every visit: an answer may have come. */
export const useFeedback = (page: number) =>
  useQuery({
    ...apiQuery('/v1/user/feedback/list', page > 1 ? { page } : undefined),
    placeholderData: (shown) => shown,
    staleTime: 0,
    refetchOnMount: 'always',
  })

/** Sends a feedback of the learner with the id `learnerId`. A failure keeps everything that the learner has entered. */
export function useSendFeedback(learnerId: string, onSent: () => void) {
  const client = useQueryClient()
  const { start, busy } = useAction({
    run: (feedback: BodyOf<'POST', '/v1/user/feedback'>, newKey) =>
      api.post('/v1/user/feedback', feedback, { idempotencyKey: feedbackDrafts.attemptKey(learnerId, feedback, newKey) }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: ['/v1/user/feedback/list'] })
      toast.success('反馈已提交，我们会尽快回复')
      onSent()
    },
    once: true,
  })
  return { send: start, sending: busy }
}
