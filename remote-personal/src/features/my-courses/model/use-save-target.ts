import type { BodyOf } from '@xhkt/contract'
import { useAction } from '@xhkt/kit/action/use-action'
import { api } from '@xhkt/platform/api'
import { auth, useAuth } from '@xhkt/platform/auth'
import { useQueryClient } from '@xhkt/platform/query'
import { toast } from '@xhkt/platform/toast'
import { targetKey } from './use-study.ts'

/** Saves the study target, which is the tag of the user too. After a refusal the choices are requested again. */
export function useSaveTarget(onSaved: () => void) {
  const client = useQueryClient()
  return useAction({
    run: (body: BodyOf<'POST', '/v1/user/tags'>) => api.post('/v1/user/tags', body),
    onSuccess: async ({ tag }) => {
      const { user } = useAuth.getState()
      if (user) auth.setUser(user, tag)
      await client.invalidateQueries({ queryKey: targetKey })
      toast.success('学习目标已保存')
      onSaved()
    },
    onError: async () => {
      await client.invalidateQueries({ queryKey: targetKey })
      await client.invalidateQueries({ queryKey: ['/v1/school/year/level'] })
    },
  })
}
