import { useAction } from '@xhkt/kit/action/use-action'
import { auth, useAuth } from '@xhkt/platform/auth'
import { useQueryClient } from '@xhkt/platform/query'
import { toast } from '@xhkt/platform/toast'
import { saveTarget, studyTargetQuery } from '../api/queries.ts'

/** Saves the study target, which is the tag of the user too. After a refusal the choices are requested again. */
export function useSaveTarget(onSaved: () => void) {
  const client = useQueryClient()
  return useAction({
    run: saveTarget,
    onSuccess: async ({ tag }) => {
      const { user } = useAuth.getState()
      if (user) auth.setUser(user, tag)
      await client.invalidateQueries(studyTargetQuery)
      toast.success('学习目标已保存')
      onSaved()
    },
    onError: async () => {
      await client.invalidateQueries(studyTargetQuery)
      await client.invalidateQueries({ queryKey: ['/v1/school/year/level'] })
    },
  })
}
