import { queryClient } from '@xhkt/platform/query'
import { isBack } from '../navigation/navigation.ts'

/** How long the answers of a page are kept after it was left, in milliseconds (`shared/platform/src/query`). */
const keptMs = 1_800_000

/**
 * On back and forward, pages show the answers that they had and send no request. Queries with a `staleTime` of their own (0 for the
 * learner's own data) and invalidated queries are still fetched again.
 */
export function reuseAnswersOnBack(): void {
  const defaults = queryClient.getDefaultOptions()
  const usual = Number(defaults.queries?.staleTime ?? 0)
  queryClient.setDefaultOptions({ ...defaults, queries: { ...defaults.queries, staleTime: () => (isBack() ? keptMs : usual) } })
}
