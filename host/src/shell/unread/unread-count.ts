import { useAuth } from '@xhkt/platform/auth'
import { apiQuery, queryClient } from '@xhkt/platform/query'
import { followOtherTabs } from './follow-other-tabs.ts'

/** What the count needs of the host. Passed in, so that the host's first script does not split its modules for this chunk. */
export interface UnreadHost {
  /** Calls back on every change of the address. */
  onNavigate: (listener: () => void) => void
  /** Calls back when the cached answers of the pages were dropped. */
  onReload: (listener: () => void) => void
}

/** Milliseconds between two requests. */
const INTERVAL_MS = 60_000

/** The learner of the session; null without one. */
const learner = (): string | null => {
  const { token, user } = useAuth.getState()
  return token === null ? null : (user?.user_id ?? null)
}

/**
 * Keeps the count of unread messages up to date (docs/product/personal.md#my-messages): requests it now, and once a minute at most when the
 * learner returns to the tab or opens another page. A failure keeps the last count.
 */
export function startUnreadCount({ onNavigate, onReload }: UnreadHost): void {
  let owner: string | null = null
  let requestedAt = -Infinity
  const refresh = (): void => {
    const id = learner()
    if (id !== owner) requestedAt = -Infinity
    owner = id
    if (id === null || document.hidden || performance.now() - requestedAt < INTERVAL_MS) return
    requestedAt = performance.now()
    // Without a request where the page of messages has just shown the count.
    queryClient.query({ ...apiQuery('/v1/user/notice/count'), staleTime: INTERVAL_MS }).catch(() => undefined)
  }
  followOtherTabs(learner)
  refresh()
  onNavigate(refresh)
  onReload(() => {
    requestedAt = -Infinity
    refresh()
  })
  useAuth.subscribe(refresh)
  addEventListener('focus', refresh)
  document.addEventListener('visibilitychange', refresh)
}
