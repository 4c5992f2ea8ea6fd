import { useEffect, useEffectEvent, useState } from 'react'
import { serverNow } from '@xhkt/shared/api'

const secondsUntil = (moment: number): number => Math.max(0, Math.ceil(moment - serverNow() / 1000))

/** Seconds left until a moment in 10-digit seconds, by the server's time as it is known here; `onZero` is called once when none is left. */
export function useCountdown(moment: number, onZero: () => void): number {
  const [left, setLeft] = useState(() => secondsUntil(moment))
  const zero = useEffectEvent(onZero)
  useEffect(() => {
    const timer = setInterval(() => {
      const now = secondsUntil(moment)
      setLeft(now)
      if (now > 0) return
      clearInterval(timer)
      zero()
    }, 1_000)
    return () => clearInterval(timer)
  }, [moment])
  return left
}
