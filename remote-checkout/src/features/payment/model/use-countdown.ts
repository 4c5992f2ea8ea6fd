import { useEffect, useEffectEvent, useState } from 'react'
import { serverNow } from '@xhkt/platform/api'

const secondsUntil = (moment: number): number => Math.max(0, Math.ceil(moment - serverNow() / 1000))

/**
 * Seconds left until a moment (10-digit seconds, by the server's time). Calls `onZero` once at zero, and again if the clock was
 * corrected since.
 */
export function useCountdown(moment: number, onZero: () => void): number {
  const [left, setLeft] = useState(() => secondsUntil(moment))
  const zero = useEffectEvent(onZero)
  useEffect(() => {
    let before = Infinity
    const timer = setInterval(() => {
      const now = secondsUntil(moment)
      setLeft(now)
      if (now === 0 && before > 0) zero()
      before = now
    }, 1_000)
    return () => clearInterval(timer)
  }, [moment])
  return left
}
