import { useEffect, useEffectEvent, useRef } from 'react'
import type { CourseDetail } from '@xhkt/contract'
import { useNow } from '../../../kit/use-now.ts'
import { outdatedSince, type PriceState, priceState } from './price.ts'
import { type OwnersAct, untilOwned } from './purchase.ts'

/** How the price stands now; it follows the clock. */
export const usePrice = (course: CourseDetail): PriceState => priceState(course, useNow())

/** What comes before that for the caller. By the minute: a long outline is not drawn every second. */
export const useUntilOwned = (course: CourseDetail, act: OwnersAct): string => untilOwned(priceState(course, useNow(60_000)), act)

/** Between two questions, in seconds. */
const SHORTEST_PAUSE = 5
const LONGEST_PAUSE = 60
/** A server that has spoken of what is over for so long, in seconds, will go on to. */
const LONGEST_WAIT = 3600

/**
 * Asks anew when a moment passes at which the price changes by itself, and when an answer is come back to that one has passed for. The
 * server's time is known to about a second and a question may fail, so it is asked again after as long as has passed in vain.
 */
export function useFreshPrice(course: CourseDetail, onAsk: () => void): void {
  const now = useNow()
  const since = outdatedSince(course, now)
  const asked = useRef({ since: 0, first: 0, next: 0 })
  const ask = useEffectEvent(onAsk)
  useEffect(() => {
    if (since === 0) return
    const isNew = asked.current.since !== since
    const first = isNew ? now : asked.current.first
    const isTooEarly = !isNew && now < asked.current.next
    if (isTooEarly || now - first > LONGEST_WAIT) return
    asked.current = { since, first, next: now + Math.min(LONGEST_PAUSE, Math.max(SHORTEST_PAUSE, now - first)) }
    ask()
  }, [since, now])
}
