import { useEffect, useEffectEvent, useRef } from 'react'
import type { CourseDetail } from '@xhkt/contract'
import { serverNow, useNow, useNowSelector } from '@xhkt/platform/api'
import { outdatedSince, type PriceState, priceState } from './price.ts'

/** In milliseconds. A minute is exact enough: a moment that the page shows has its own countdown. */
const MINUTE_MS = 60_000

/** Changes only when a moment passes at which the price changes. */
const useOutdatedSince = (course: CourseDetail): number => useNowSelector((now) => outdatedSince(course, now), MINUTE_MS)

/** The price now. It changes only at such a moment, so the last one that has passed is used as the present time. */
export const usePrice = (course: CourseDetail): PriceState => priceState(course, useOutdatedSince(course))

/** The pause between two requests, in seconds. */
const SHORTEST_PAUSE = 5
const LONGEST_PAUSE = 60
/** Requests stop after this many seconds with the same outdated answer. */
const LONGEST_WAIT = 3600

/**
 * Requests the course when a moment passes at which the price changes, and when an old answer becomes visible after such a
 * moment. The server's time is known to about a second and a request may fail, so the wait between requests doubles.
 */
export function useFreshPrice(course: CourseDetail, onAsk: () => void): void {
  const since = useOutdatedSince(course)
  // While the answer is outdated, the effect runs once per shortest pause.
  const step = useNow(since === 0 ? MINUTE_MS : SHORTEST_PAUSE * 1000)
  const asked = useRef({ since: 0, first: 0, next: 0 })
  const ask = useEffectEvent(onAsk)
  useEffect(() => {
    if (since === 0) return
    const now = Math.floor(serverNow() / 1000)
    const isNew = asked.current.since !== since
    const first = isNew ? now : asked.current.first
    const isTooEarly = !isNew && now < asked.current.next
    if (isTooEarly || now - first > LONGEST_WAIT) return
    asked.current = { since, first, next: now + Math.min(LONGEST_PAUSE, Math.max(SHORTEST_PAUSE, now - first)) }
    ask()
  }, [since, step])
}
