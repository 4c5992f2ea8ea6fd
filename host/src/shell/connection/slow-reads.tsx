import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { queryClient } from '@xhkt/platform/query'
import { SlowNotice } from '../../federation/slow-notice.tsx'
import { isShellQuery } from '../root-view/shell-data.ts'
import { isToldWhenSlow } from './is-told-when-slow.ts'

/** Milliseconds without an answer until the page says so. */
const slowAfterMs = 6_000

/** The first reads of the API for what is on the page. Each has a skeleton, or another place that is empty until its answer. */
const waiting: Parameters<typeof queryClient.invalidateQueries>[0] = {
  type: 'active',
  fetchStatus: 'fetching',
  // Bar and footer retry by themselves, also while the code of a page is slow, which has this notice too.
  predicate: (query) => query.state.status === 'pending' && isToldWhenSlow(query) && !isShellQuery(query.queryKey),
}

/** Says once for all skeletons of the page that an answer is late, with 重试, until every one has its answer or its error. */
export function SlowReads() {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isShown = false
    // React keeps each update until the next render, also one that changes nothing.
    const show = (now: boolean): void => {
      if (now !== isShown) setSlow((isShown = now))
    }
    const follow = (delay: number): void => {
      if (queryClient.getQueryCache().findAll(waiting).length > 0) timer ??= setTimeout(show, delay, true)
      else {
        clearTimeout(timer)
        timer = undefined
        show(false)
      }
    }
    const unsubscribe = queryClient.getQueryCache().subscribe(() => follow(slowAfterMs))
    // A visit that was slow to start has shown the same words already, and keeps them.
    follow(window.__xhkt?.wasSlowToStart ? 0 : slowAfterMs)
    return () => {
      unsubscribe()
      clearTimeout(timer)
    }
  }, [])
  if (!isSlow) return null
  // In the main area: the next Tab stop after 重试 is near, and the focus stays in that area when the notice goes.
  const place = document.getElementById('main') ?? document.body
  return createPortal(<SlowNotice onRetry={() => void queryClient.invalidateQueries(waiting)} />, place)
}
