import type { DataOf, PathOf } from '@xhkt/contract'
import type { apiQuery, useQueryClient } from '@xhkt/platform/query'

/**
 * Writes the answer to a change into the cache, in the place of the answer of `query`. A request of it that is under way was sent before
 * the change, so its answer may be older: it is cancelled.
 */
export async function writeAnswer<P extends PathOf<'GET'>>(
  client: ReturnType<typeof useQueryClient>,
  query: Pick<ReturnType<typeof apiQuery<P>>, 'queryKey'>,
  answer: DataOf<'GET', P>,
): Promise<void> {
  await client.cancelQueries({ queryKey: query.queryKey })
  client.setQueryData(query.queryKey, answer)
}
