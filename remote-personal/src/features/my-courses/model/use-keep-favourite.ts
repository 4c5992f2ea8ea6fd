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
  const [isShownKept, setIsShownKept] = useState(true)
  const [addition, removal] = [`add favourite ${course_id}`, `remove favourite ${course_id}`]
  const [isAdditionWaiting, isRemovalWaiting] = [useIsWaiting(addition), useIsWaiting(removal)]
  const { start, busy } = useAction({
    optimistic: (wanted: boolean) => {
      setIsShownKept(wanted)
      return () => setIsShownKept(!wanted)
    },
    run: (wanted, idempotencyKey) =>
      sendWhenOnline(wanted ? addition : removal, () => (wanted ? addFavourite : removeFavourite)(course_id, idempotencyKey)),
    onSuccess: () => client.invalidateQueries({ queryKey: ['/v1/course/detail'] }),
  })
  // A removal that began on an earlier visit of the page may still wait.
  const isKept = isShownKept && !isRemovalWaiting
  const isWaiting = isAdditionWaiting || isRemovalWaiting
  const toggle = () => {
    if (isWaiting) cancelWait(isRemovalWaiting ? removal : addition)
    else start(!isKept)
  }
  return { isKept, isWaiting, busy: busy && !isWaiting, toggle }
}
