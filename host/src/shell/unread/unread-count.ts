import { ApiError } from '@xhkt/platform/api'
import { useAuth } from '@xhkt/platform/auth'
import { apiQuery, queryClient } from '@xhkt/platform/query'
import { toast } from '@xhkt/platform/toast'
import { onNavigate } from '../navigation/navigation.ts'
import { useRootView } from '../root-view/root-view.ts'
import { countFailed } from './count-failed.ts'
import { followOtherTabs } from './follow-other-tabs.ts'

/** Milliseconds between two requests. */
const INTERVAL_MS = 60_000

const countQuery = apiQuery('/v1/user/notice/count')

/** True while the page shows that another read has failed: one failure has one message. */
const isFailureShown = (): boolean =>
  queryClient.getQueryCache().find({ queryKey: [], exact: false, type: 'active', predicate: ({ state }) => state.status === 'error' }) !== undefined

/** The learner of the session; null without one. */
const learner = (): string | null => {
  const { token, user } = useAuth.getState()
  return token === null ? null : (user?.user_id ?? null)
}

/**
 * Keeps the count of unread messages up to date (docs/product/personal.md#my-messages): requests it now, and once a minute at most when the
 * learner returns to the tab or opens another page. A failure keeps the last count; the first failure without one is shown.
 */
export function startUnreadCount(): void {
  let learnerId: string | null = null
  let requestedAt = -Infinity
  let hasFailed = false
  const showFailure = (error: unknown): void => {
    // A reload of the root view, as after a login, cancels the request and sends another one. That is no ApiError.
    const isFailure = error instanceof ApiError && error.kind !== 'expired'
    const isMissing = learner() === learnerId && queryClient.getQueryData(countQuery.queryKey) === undefined
    if (!isFailure || hasFailed || !isMissing || isFailureShown()) return
    hasFailed = true
    toast.error(countFailed)
  }
  const request = (): void => {
    if (learnerId === null || document.hidden || performance.now() - requestedAt < INTERVAL_MS) return
    requestedAt = performance.now()
    // Sends no request if the page of messages has just set the count.
    queryClient.query({ ...countQuery, staleTime: INTERVAL_MS }).catch(showFailure)
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  const refresh = (): void => {
    const id = learner()
    if (id !== learnerId) {
      requestedAt = -Infinity
      hasFailed = false
    }
    learnerId = id
    // A login changes the session, the root view and the address in one task, and needs one request.
    clearTimeout(timer)
    timer = setTimeout(request)
  }
  followOtherTabs(learner)
  refresh()
  onNavigate(refresh)
  // The cached answers of the pages were dropped.
  useRootView.subscribe(() => {
    requestedAt = -Infinity
    refresh()
  })
  useAuth.subscribe(refresh)
  addEventListener('focus', refresh)
  document.addEventListener('visibilitychange', refresh)
}
