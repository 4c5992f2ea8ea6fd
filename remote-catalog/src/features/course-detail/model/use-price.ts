import { useEffect, useEffectEvent, useRef } from 'react'
import type { CourseDetail } from '@xhkt/shared/contract'
import { useNow } from '../../../kit/use-now.ts'
import { lastChange, type PriceState, priceState } from './price.ts'
import { type OwnersAct, untilOwned } from './purchase.ts'

/** How the price stands now; it follows the clock. */
export const usePrice = (course: CourseDetail): PriceState => priceState(course, useNow())

/** What comes before that for the caller. By the minute: a long outline is not drawn every second. */
export const useUntilOwned = (course: CourseDetail, act: OwnersAct): string => untilOwned(priceState(course, useNow(60_000)), act)

/** Calls once for each moment at which the price changes by itself while the page is open. */
export function usePriceChange(course: CourseDetail, onChange: () => void): void {
  const last = lastChange(course, useNow())
  const seen = useRef(last)
  const change = useEffectEvent(onChange)
  useEffect(() => {
    // What a newer answer no longer knows of has not changed by itself.
    if (last > seen.current) change()
    seen.current = last
  }, [last])
}
