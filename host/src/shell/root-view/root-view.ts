import { create } from 'zustand'
import { auth, useAuth } from '@xhkt/platform/auth'
import { queryClient } from '@xhkt/platform/query'
import { isShellQuery } from './shell-data.ts'

interface RootView {
  /** Counts the reloads. A change remounts the pages. */
  generation: number
}

export const useRootView = create<RootView>(() => ({ generation: 0 }))

/** A filter for the queries of all pages, without the shell's own. */
export const pageQueries = { predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => !isShellQuery(queryKey) }

/**
 * Reloads the root view, as after a login or a logout (docs/product/routes.md#layout). Drops the cached answers of the pages and
 * remounts the current page; the shell, the bundles and the address stay.
 *
 * A learner who logs in again after their session expired may have a half-filled form on the page. For the same learner the page stays,
 * and its answers are only fetched again. Until the user is known nothing happens; `keepSession` then calls again.
 */
export function reloadRootView(): void {
  const { token, user, expiredUserId } = useAuth.getState()
  if (token && expiredUserId !== null) {
    if (!user) return
    auth.clearExpiredUser()
    if (user.user_id === expiredUserId) {
      void queryClient.invalidateQueries(pageQueries)
      return
    }
  }
  queryClient.removeQueries(pageQueries)
  useRootView.setState(({ generation }) => ({ generation: generation + 1 }))
}

/**
 * Drops the cached answers of the pages when somebody moves on from the page on which a session has expired: they may not be that learner,
 * and nobody waits for the answers any more.
 */
export function dropExpiredAnswers(): void {
  const { token, expiredUserId } = useAuth.getState()
  if (token === null && expiredUserId !== null) queryClient.removeQueries(pageQueries)
}
