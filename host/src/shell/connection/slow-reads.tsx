import { useEffect, useState } from 'react'
import { queryClient } from '@xhkt/platform/query'
import { SlowNotice } from '../../federation/slow-notice.tsx'
import { isShellQuery } from '../root-view/shell-data.ts'

/** Milliseconds without an answer until the page says so. */
const slowAfterMs = 6_000
/** A visit that takes longer to start has shown the same words already (`boot/start-app.ts`), and keeps them. */
const slowStartMs = 3_000

/** The first reads of what is on the page. Each has a skeleton, or another place that is empty until its answer. */
const waiting: Parameters<typeof queryClient.invalidateQueries>[0] = {
  type: 'active',
  fetchStatus: 'fetching',
  // Bar and footer retry by themselves, also while the code of a page is slow, which has this notice too.
  predicate: ({ state, queryKey }) => state.status === 'pending' && !isShellQuery(queryKey),
}

/** Says once for all skeletons of the page that an answer is late, with 重试, until every one has its answer or its error. */
export function SlowReads() {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const follow = (delay: number): void => {
      if (queryClient.getQueryCache().findAll(waiting).length > 0) timer ??= setTimeout(setSlow, delay, true)
      else {
        clearTimeout(timer)
        timer = undefined
        setSlow(false)
      }
    }
    const unsubscribe = queryClient.getQueryCache().subscribe(() => follow(slowAfterMs))
    follow(performance.now() > slowStartMs ? 0 : slowAfterMs)
    return () => {
      unsubscribe()
      clearTimeout(timer)
    }
  }, [])
  return isSlow && <SlowNotice onRetry={() => void queryClient.invalidateQueries(waiting)} />
}
