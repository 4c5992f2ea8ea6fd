import { readError } from '@xhkt/kit/query/read-error'
import { InlineError } from './inline-error.tsx'
import type { Read } from './read-view.tsx'

interface Props {
  /** The content that is missing, as a learner calls it. */
  name: string
  query: Read<unknown>
}

/** Why a read fails, where an `ErrorView` has no room. Nothing while it does not fail. */
export function InlineReadError({ name, query }: Props) {
  const error = readError(query)
  return error && <InlineError name={name} error={error} onRetry={() => void query.refetch()} retrying={query.isFetching} />
}
