import type { BodyOf } from '@xhkt/contract'
import { useAction } from '@xhkt/kit/action/use-action'
import { useQueryClient } from '@xhkt/platform/query'
import { toast } from '@xhkt/platform/toast'
import { sendFeedback } from '../api/queries.ts'
import { feedbackDrafts } from './feedback-draft.ts'

/** Sends a feedback of the learner with the id `learnerId`. A failure keeps everything that the learner has entered. */
export function useSendFeedback(learnerId: string, onSent: () => void) {
  const client = useQueryClient()
  const { start, busy } = useAction({
    run: (feedback: BodyOf<'POST', '/v1/user/feedback'>, newKey) =>
      sendFeedback(feedback, feedbackDrafts.attemptKey(learnerId, feedback, newKey)),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: ['/v1/user/feedback/list'] })
      toast.success('反馈已提交，我们会尽快回复')
      onSent()
    },
    once: true,
  })
  return { send: start, sending: busy }
}
