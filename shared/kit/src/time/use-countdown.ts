import { useEffect, useEffectEvent } from 'react'
import { useNow } from '@xhkt/platform/api'

/**
 * Seconds left until a moment by the server's clock, never below 0.
 * @param moment - in 10-digit seconds
 * @param onEnd - called when no time is left, and again at the true end if the clock is corrected meanwhile
 */
export function useCountdown(moment: number, onEnd?: () => void): number {
  const left = Math.max(0, moment - useNow())
  const isOver = left === 0
  const end = useEffectEvent(() => onEnd?.())
  useEffect(() => {
    if (isOver) end()
  }, [isOver, moment])
  return left
}
