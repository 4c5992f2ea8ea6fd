import { create } from 'zustand'
import { queryClient } from '@xhkt/shared/query'

interface RootView {
  /** Changes with every reload, and remounts what hangs on it. */
  generation: number
}

export const useRootView = create<RootView>(() => ({ generation: 0 }))

/** What the shell shows is everybody's, and the shell stays: forgotten, its bar and footer would fall empty. */
const ofTheShell: readonly unknown[] = ['/v1/menu', '/v1/sys/config']

/**
 * Section 2: the single root view can be reloaded. Everything the server answered for it is forgotten and the addressed
 * page starts afresh; the shell, the bundles and the address stay.
 */
export function reloadRootView(): void {
  queryClient.removeQueries({ predicate: ({ queryKey: [path] }) => !ofTheShell.includes(path) })
  useRootView.setState(({ generation }) => ({ generation: generation + 1 }))
}
