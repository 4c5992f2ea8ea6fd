import { queryClient } from '@xhkt/shared/query'
import { history } from '../app/navigation.ts'
import { isRestored } from '../app/page-room.ts'

/** As long as the answers of a page that was left are kept, in milliseconds (`shared/src/query`). */
const keptMs = 1_800_000

/**
 * Back and forward show what the learner has seen, and ask for nothing that was answered. A query that says for itself how soon its
 * answer is old (the learner's own things: 0), or that a write has made old, is asked again all the same.
 */
export function keepAnswersOnBack(): void {
  const defaults = queryClient.getDefaultOptions()
  const usual = Number(defaults.queries?.staleTime ?? 0)
  const isBack = (): boolean => (history.action as string) === 'POP' && isRestored()
  queryClient.setDefaultOptions({ ...defaults, queries: { ...defaults.queries, staleTime: () => (isBack() ? keptMs : usual) } })
}
