import { create } from 'zustand'
import { queryClient } from '@xhkt/shared/query'
import { isOfTheShell } from './shell-data.ts'

interface RootView {
  /** Changes with every reload, and remounts what hangs on it. */
  generation: number
}

export const useRootView = create<RootView>(() => ({ generation: 0 }))

/**
 * Section 2: the single root view can be reloaded. Everything the server answered for it is forgotten and the addressed
 * page starts afresh; the shell, the bundles and the address stay.
 */
export function reloadRootView(): void {
  queryClient.removeQueries({ predicate: ({ queryKey }) => !isOfTheShell(queryKey) })
  useRootView.setState(({ generation }) => ({ generation: generation + 1 }))
}
