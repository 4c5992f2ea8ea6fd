import { useState } from 'react'
import { useAction } from '@xhkt/kit/action/use-action'
import { useFavouriteCall } from '@xhkt/kit/favourite/use-favourite-call'
import { useQueryClient } from '@xhkt/platform/query'

/**
 * Removes a favourite, and brings it back. The row stays in its place until the next visit. While the site cannot be reached, either waits,
 * and a press takes it back.
 */
export function useKeepFavourite(course_id: string) {
  const client = useQueryClient()
  const { isWaiting, isRemovalWaiting, send, cancel } = useFavouriteCall(course_id)
  // What began on an earlier visit of the page may still wait.
  const [isKept, setIsKept] = useState(!isRemovalWaiting)
  const { start, busy } = useAction({
    optimistic: (wanted: boolean) => {
      setIsKept(wanted)
      return () => setIsKept(!wanted)
    },
    run: send,
    onSuccess: () => client.invalidateQueries({ queryKey: ['/v1/course/detail'] }),
  })
  const toggle = () => {
    if (!isWaiting) start(!isKept)
    else if (cancel()) setIsKept(isRemovalWaiting)
  }
  return { isKept, isWaiting, busy: busy && !isWaiting, toggle }
}
