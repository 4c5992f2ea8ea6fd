import { useEffect, useEffectEvent, useRef } from 'react'
import type { CourseDetail } from '@xhkt/contract'
import { useNow } from '@xhkt/platform/api'
import { outdatedSince, type PriceState, priceState } from './price.ts'
import { type OwnersAct, untilOwned } from './purchase.ts'

/** The price now. Follows the clock. */
export const usePrice = (course: CourseDetail): PriceState => priceState(course, useNow())

/** What the learner must do first. Changes by the minute, so that a long outline is not rendered every second. */
export const useUntilOwned = (course: CourseDetail, act: OwnersAct): string => untilOwned(priceState(course, useNow(60_000)), act)

/** Between two requests, in seconds. */
const SHORTEST_PAUSE = 5
const LONGEST_PAUSE = 60
/** After so many seconds with the same outdated answer, requests stop. */
const LONGEST_WAIT = 3600

/**
 * Requests the course when a moment passes at which the price changes, and when an old answer becomes visible after such a
 * moment. The server's time is known to about a second and a request may fail, so the wait between requests doubles.
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
