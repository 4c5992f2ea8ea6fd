import { useState } from 'react'
import { useAction } from '@xhkt/kit/action/use-action'
import { useQueryClient } from '@xhkt/platform/query'
import { addFavourite, removeFavourite } from '../api/queries.ts'

/** Removes a favourite, and brings it back. The row stays in its place until the next visit. */
export function useKeepFavourite(course_id: string) {
  const client = useQueryClient()
  const [isKept, setIsKept] = useState(true)
  const { start, busy } = useAction({
    optimistic: (wanted: boolean) => {
      setIsKept(wanted)
      return () => setIsKept(!wanted)
    },
    run: (wanted, idempotencyKey) => (wanted ? addFavourite : removeFavourite)(course_id, idempotencyKey),
    onSuccess: () => client.invalidateQueries({ queryKey: ['/v1/course/detail'] }),
  })
  return { isKept, busy, toggle: () => start(!isKept) }
}
