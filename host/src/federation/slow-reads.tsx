import { useEffect, useState } from 'react'
import { queryClient } from '@xhkt/platform/query'
import { SlowNotice, wasSlow } from './slow-notice.tsx'

/** Milliseconds without an answer until the page says so. */
const slowAfterMs = 6_000

/** The first reads of what is on the page. Each has a skeleton, or another place that is empty until its answer. */
const waiting: Parameters<typeof queryClient.invalidateQueries>[0] = {
  type: 'active',
  fetchStatus: 'fetching',
  predicate: ({ state }) => state.status === 'pending',
}

/** Says once for all skeletons of the page that an answer is late, with 重试, until every one has its answer or its error. */
export function SlowReads() {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const follow = (): void => {
      if (queryClient.getQueryCache().findAll(waiting).length > 0) timer ??= setTimeout(setSlow, wasSlow() ? 0 : slowAfterMs, true)
      else {
        clearTimeout(timer)
        timer = undefined
        setSlow(false)
      }
    }
    const unsubscribe = queryClient.getQueryCache().subscribe(follow)
    follow()
    return () => {
      unsubscribe()
      clearTimeout(timer)
    }
  }, [])
  return isSlow && <SlowNotice onRetry={() => void queryClient.invalidateQueries(waiting)} />
}
