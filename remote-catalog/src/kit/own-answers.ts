import { ApiError } from '@xhkt/platform/api'
import type { useQueryClient } from '@xhkt/platform/query'
import type { DataOf } from '@xhkt/contract'

type Client = ReturnType<typeof useQueryClient>
type Home = DataOf<'GET', '/v1/home'>
type Detail = DataOf<'GET', '/v1/course/detail'>

/** The answers that carry what is the caller's own: the live lessons that are reserved, the coupons that are collected. */
const HOME = ['/v1/home']
const DETAIL = ['/v1/course/detail']

/** Changes in every kept answer at once what the learner has just done, so that home and course agree. */
export function changeAnswers(client: Client, home: (kept: Home) => Home, detail: (kept: Detail) => Detail): void {
  client.setQueriesData<Home>({ queryKey: HOME }, (kept) => kept && home(kept))
  client.setQueriesData<Detail>({ queryKey: DETAIL }, (kept) => kept && detail(kept))
}

/** Asks again for what is shown: the server knows better. */
export function askAnew(client: Client): void {
  for (const queryKey of [HOME, DETAIL]) void client.invalidateQueries({ queryKey })
}

/** A write whose answer was lost may have been done all the same. */
export function askAnewIfLost(client: Client, error: unknown): void {
  if (error instanceof ApiError && error.kind === 'transport') askAnew(client)
}

/** An answer that was on its way while something was written may be of before: it is dropped and asked for again. */
export async function dropOvertaken(client: Client): Promise<void> {
  for (const queryKey of [HOME, DETAIL]) {
    if (client.isFetching({ queryKey }) === 0) continue
    await client.cancelQueries({ queryKey })
    void client.invalidateQueries({ queryKey })
  }
}
