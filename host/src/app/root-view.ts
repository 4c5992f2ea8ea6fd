import { create } from 'zustand'
import { auth, useAuth } from '@xhkt/platform/auth'
import { queryClient } from '@xhkt/platform/query'
import { isOfTheShell } from './shell-data.ts'

interface RootView {
  /** Changes with every reload, and remounts what hangs on it. */
  generation: number
}

export const useRootView = create<RootView>(() => ({ generation: 0 }))

/** Queries of pages, whichever; the shell's stay out. */
export const ofThePages = { predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => !isOfTheShell(queryKey) }

/**
 * Section 2: the single root view can be reloaded, as after a login or a logout. Everything the server answered for it is
 * forgotten and the addressed page starts afresh; the shell, the bundles and the address stay.
 *
 * A learner who logs in again after their session had lapsed has something on the screen, perhaps half filled in: for
 * them what the server answered is asked for anew, and the page stays. Until it is known who it is nothing happens;
 * `keepSession` calls again.
 */
export function reloadRootView(): void {
  const { token, user, lapsed } = useAuth.getState()
  if (token && lapsed !== null) {
    if (!user) return
    auth.endLapse()
    if (user.user_id === lapsed) {
      void queryClient.invalidateQueries(ofThePages)
      return
    }
  }
  queryClient.removeQueries(ofThePages)
  useRootView.setState(({ generation }) => ({ generation: generation + 1 }))
}
