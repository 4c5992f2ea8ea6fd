import { serverNow } from '@xhkt/platform/api'
import type { DataOf } from '@xhkt/contract'
import { useQuery } from '@xhkt/platform/query'
import { homeQuery } from '../api/home-query.ts'

/** Between two looks at what is on air, in milliseconds. */
const PAUSE_MS = 60_000

/** A lesson is on air, or should be by now. Only the server knows when it is over, or that it was put off. */
const isOnAir = (home: DataOf<'GET', '/v1/home'> | undefined): boolean =>
  home?.lives.some(({ live_state, starts_at }) => live_state === 2 || starts_at <= serverNow() / 1000) ?? false

/**
 * What home shows. While a lesson is on air it is asked for anew now and then, though not in a tab that nobody sees: that one asks when
 * it is looked at again. A failure leaves what is shown, and the next look is a minute later all the same.
 */
export const useHome = () =>
  useQuery({
    ...homeQuery(),
    refetchInterval: ({ state }) => isOnAir(state.data) && PAUSE_MS,
    refetchOnWindowFocus: ({ state }) => isOnAir(state.data),
  })
