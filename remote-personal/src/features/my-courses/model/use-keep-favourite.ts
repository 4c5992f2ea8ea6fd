import { useState } from 'react'
import { cancelWait, sendWhenOnline, useIsWaiting } from '@xhkt/kit/action/network-wait'
import { useAction } from '@xhkt/kit/action/use-action'
import { useQueryClient } from '@xhkt/platform/query'
import { addFavourite, removeFavourite } from '../api/queries.ts'

/**
 * Removes a favourite, and brings it back. The row stays in its place until the next visit. While the site cannot be reached, either waits,
 * and a press takes it back.
 */
export function useKeepFavourite(course_id: string) {
  const client = useQueryClient()
  const [addition, removal] = [`add favourite ${course_id}`, `remove favourite ${course_id}`]
  const [isAdditionWaiting, isRemovalWaiting] = [useIsWaiting(addition), useIsWaiting(removal)]
  // What began on an earlier visit of the page may still wait.
  const [isKept, setIsKept] = useState(!isRemovalWaiting)
  const { start, busy } = useAction({
    optimistic: (wanted: boolean) => {
      setIsKept(wanted)
      return () => setIsKept(!wanted)
    },
    run: (wanted, idempotencyKey) =>
      sendWhenOnline(wanted ? addition : removal, () => (wanted ? addFavourite : removeFavourite)(course_id, idempotencyKey)),
    onSuccess: () => client.invalidateQueries({ queryKey: ['/v1/course/detail'] }),
  })
  const isWaiting = isAdditionWaiting || isRemovalWaiting
  const toggle = () => {
    if (!isWaiting) start(!isKept)
    else if (cancelWait(isRemovalWaiting ? removal : addition)) setIsKept(isRemovalWaiting)
  }
  return { isKept, isWaiting, busy: busy && !isWaiting, toggle }
}
