import type { CourseDetail } from '@xhkt/contract'
import { requestLoginFor, useResumeAfterLogin } from '@xhkt/kit/action/resume-after-login'
import { useAction } from '@xhkt/kit/action/use-action'
import { useFavouriteCall } from '@xhkt/kit/favourite/use-favourite-call'
import { useQueryClient } from '@xhkt/platform/query'
import { toast } from '@xhkt/platform/toast'
import { invalidateIfLost, updateAnswers, refetchInFlight } from '../../../common/cached-answers.ts'

export interface FavouriteAction {
  press: () => void
  /** Whether the change waits until the site can be reached. A press takes it back. */
  isWaiting: boolean
}

/** The handler of 收藏. A visitor logs in first, and has the favourite afterwards. */
export function useFavourite({ id: course_id, favourite = false }: CourseDetail): FavouriteAction {
  const client = useQueryClient()
  const action = `favourite ${course_id}`
  const { isWaiting, send, cancel } = useFavouriteCall(course_id)
  const keep = (wanted: boolean) =>
    updateAnswers(
      client,
      (home) => home,
      (detail) => (detail.id === course_id ? { ...detail, favourite: wanted } : detail),
    )
  const { start } = useAction({
    before: () => requestLoginFor(action),
    optimistic: (wanted: boolean) => {
      keep(wanted)
      return () => keep(!wanted)
    },
    run: send,
    onSuccess: async (answer, wanted) => {
      await refetchInFlight(client)
      keep(answer.favourite)
      void client.invalidateQueries({ queryKey: ['/v1/user/course/favourite'] })
      toast.success(wanted ? '已收藏，可在“我的课程”的“收藏”中查看' : '已取消收藏')
    },
    onError: (error) => invalidateIfLost(client, error),
  })
  useResumeAfterLogin(action, () => {
    if (!favourite) start(true)
  })
  const press = () => {
    if (isWaiting) cancel()
    else start(!favourite)
  }
  return { press, isWaiting }
}
