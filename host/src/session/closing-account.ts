import { momentText } from '@xhkt/kit/format'
import { api, ApiError, serverNow, readAnswersBy } from '@xhkt/platform/api'
import { useAuth } from '@xhkt/platform/auth'
import { confirm } from '@xhkt/platform/confirm'
import { toast } from '@xhkt/platform/toast'
import { answers } from './answers.ts'

readAnswersBy(answers)

let isAsking = false

/** Whether the session is this learner's: another one may log in in another tab while the question is open. */
function isPresent(learner: string): boolean {
  const { token, user } = useAuth.getState()
  return token !== null && user?.user_id === learner
}

/** Whether the closing was cancelled. A failure shows a toast. */
const cancelClosing = (): Promise<boolean> =>
  api.delete('/v1/user/close', undefined).then(
    () => true,
    (error: unknown) => {
      if (error instanceof ApiError) return false
      throw error
    },
  )

/**
 * Asks a learner whose account is being closed whether to cancel that (docs/product/personal.md#closing-the-account). Without it the
 * learner is logged out. Asks again after a failure.
 * @param closesAt - 10-digit seconds
 */
export async function askToCancelClosing(learner: string, closesAt: number, signOut: () => Promise<void>): Promise<void> {
  if (isAsking) return
  isAsking = true
  const moment = momentText(closesAt, serverNow() / 1000)
  const content = `您的账号已申请注销，将于${moment}注销，之后无法恢复。点击“确定”撤销注销并继续使用，点击“取消”退出登录。`
  try {
    while (isPresent(learner) && (await confirm({ content })) && isPresent(learner)) {
      if (!(await cancelClosing())) continue
      toast.success('已撤销注销，您可以继续使用')
      return
    }
    if (isPresent(learner)) await signOut()
  } finally {
    isAsking = false
  }
}
