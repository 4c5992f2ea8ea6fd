import { ApiError } from '@xhkt/platform/api'
import type { useQueryClient } from '@xhkt/platform/query'
import type { DataOf } from '@xhkt/contract'

type Client = ReturnType<typeof useQueryClient>
type Home = DataOf<'GET', '/v1/home'>
type Detail = DataOf<'GET', '/v1/course/detail'>

/** The answers with a learner's own state: reserved live lessons and collected coupons. */
const HOME = ['/v1/home']
const DETAIL = ['/v1/course/detail']

/** Updates every cached answer at once, so that home and course page agree. */
export function updateAnswers(client: Client, home: (kept: Home) => Home, detail: (kept: Detail) => Detail): void {
  client.setQueriesData<Home>({ queryKey: HOME }, (kept) => kept && home(kept))
  client.setQueriesData<Detail>({ queryKey: DETAIL }, (kept) => kept && detail(kept))
}

/** Refetches what is shown: the server knows better. */
export function invalidateAnswers(client: Client): void {
  for (const queryKey of [HOME, DETAIL]) void client.invalidateQueries({ queryKey })
}

/** A write may have succeeded although its answer was lost. */
export function invalidateIfLost(client: Client, error: unknown): void {
  if (error instanceof ApiError && error.kind === 'transport') invalidateAnswers(client)
}

/** An answer requested before a write may be older than the write: it is dropped and requested again. */
export async function refetchInFlight(client: Client): Promise<void> {
  for (const queryKey of [HOME, DETAIL]) {
    if (client.isFetching({ queryKey }) === 0) continue
    await client.cancelQueries({ queryKey })
    void client.invalidateQueries({ queryKey })
  }
}
