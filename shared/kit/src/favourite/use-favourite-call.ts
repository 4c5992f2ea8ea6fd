import { api } from '@xhkt/platform/api'
import { cancelWait, sendWhenOnline, useIsWaiting } from '@xhkt/kit/action/network-wait'

/** 收藏 and 取消收藏 of a course. While the site cannot be reached, either waits, under one name in every area. */
export function useFavouriteCall(course_id: string) {
  const [addition, removal] = [`add favourite ${course_id}`, `remove favourite ${course_id}`]
  const [isAdditionWaiting, isRemovalWaiting] = [useIsWaiting(addition), useIsWaiting(removal)]
  return {
    isWaiting: isAdditionWaiting || isRemovalWaiting,
    isRemovalWaiting,
    send: (wanted: boolean, idempotencyKey: string) =>
      sendWhenOnline(wanted ? addition : removal, () =>
        (wanted ? api.post : api.delete)('/v1/user/course/favourite', { course_id }, { idempotencyKey }),
      ),
    /** Takes back what waits. False: nothing does, or it is being sent. */
    cancel: (): boolean => cancelWait(isRemovalWaiting ? removal : addition),
  }
}
