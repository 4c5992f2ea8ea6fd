import { queryClient } from '@xhkt/platform/query'
import type { HostParts } from './host-parts.ts'

/** As long as the answers of a page that was left are kept, in milliseconds (`shared/platform/src/query`). */
const keptMs = 1_800_000

/**
 * Back and forward show what the learner has seen, and ask for nothing that was answered. A query that says for itself how soon its
 * answer is old (the learner's own things: 0), or that a write has made old, is asked again all the same.
 */
export function keepAnswersOnBack({ isBack }: Pick<HostParts, 'isBack'>): void {
  const defaults = queryClient.getDefaultOptions()
  const usual = Number(defaults.queries?.staleTime ?? 0)
  queryClient.setDefaultOptions({ ...defaults, queries: { ...defaults.queries, staleTime: () => (isBack() ? keptMs : usual) } })
}
