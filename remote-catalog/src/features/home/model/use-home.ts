import { serverNow } from '@xhkt/platform/api'
import type { DataOf } from '@xhkt/contract'
import { liveState } from '@xhkt/contract/constants'
import { useQuery } from '@xhkt/platform/query'
import { homeQuery } from '../api/queries.ts'

/** Between two requests while a lesson is on air, in milliseconds. */
const PAUSE_MS = 60_000

/** A lesson is on air, or should be by now. Only the server knows whether it is over or postponed. */
const isOnAir = (home: DataOf<'GET', '/v1/home'> | undefined): boolean =>
  home?.lives.some(({ live_state, starts_at }) => live_state === liveState.onAir || starts_at <= serverNow() / 1000) ?? false

/**
 * The data of home. Refetched once a minute while a lesson is on air; a hidden tab refetches when it is visible again. A failure
 * keeps the content, and the next request comes a minute later.
 */
export const useHome = () =>
  useQuery({
    ...homeQuery(),
    refetchInterval: ({ state }) => isOnAir(state.data) && PAUSE_MS,
    refetchOnWindowFocus: ({ state }) => isOnAir(state.data),
  })
