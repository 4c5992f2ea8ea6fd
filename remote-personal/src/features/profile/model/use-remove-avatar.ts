import { useAction } from '@xhkt/kit/action/use-action'
import { auth, useAuth } from '@xhkt/platform/auth'
import { confirm } from '@xhkt/platform/confirm'
import { toast } from '@xhkt/platform/toast'
import { saveProfile } from '../api/queries.ts'
import { foreignSession } from './foreign-session.ts'

/** Shows an avatar of the learner, in the top bar of every tab too. Returns the rollback. */
function show(learnerId: string, avatar: string): () => void {
  const { user, tag } = useAuth.getState()
  if (user?.user_id !== learnerId) return () => undefined
  auth.setUser({ ...user, avatar }, tag)
  return () => void show(learnerId, user.avatar)
}

/** Removes the avatar of a learner, after a question. It comes back when the call fails. */
export function useRemoveAvatar(learnerId: string) {
  const { start, busy } = useAction({
    before: async () => {
      if (!(await confirm({ content: '确定移除头像吗？移除后显示默认头像。' }))) return false
      const refusal = foreignSession(learnerId)
      if (refusal !== null) toast.error(refusal)
      return refusal === null
    },
    optimistic: () => show(learnerId, ''),
    run: (_: void, idempotencyKey) => saveProfile({ avatar: '' }, { idempotencyKey }),
    onSuccess: () => toast.success('头像已移除'),
  })
  return { remove: () => start(), removing: busy }
}
