import { useEffect, useState } from 'react'
import { localJson } from '@xhkt/platform/storage'
import { codeResendSeconds } from '@xhkt/contract/limits'

/** Local storage: when, in milliseconds, a code can be sent again. Local and not session, as the wait holds in every tab. */
const key = 'xhkt_code_resend_at'
const isNumber = (value: unknown): value is number => typeof value === 'number'

function secondsLeft(): number {
  const left = Math.ceil(((localJson.get(key, isNumber) ?? 0) - Date.now()) / 1000)
  // More than the whole wait: the clock was put back, or somebody edited the storage.
  return left > 0 && left <= codeResendSeconds ? left : 0
}

/**
 * Section 4: 60 seconds from a successful send, by the clock, so that closing, reloading or a sleeping tab changes nothing.
 * @returns The seconds that remain, 0 when a code can be sent, and how to start.
 */
export function useResendCountdown(): [left: number, start: () => void] {
  const [left, setLeft] = useState(secondsLeft)

  useEffect(() => {
    if (left === 0) return
    const timer = setInterval(() => setLeft(secondsLeft()), 1000)
    return () => clearInterval(timer)
  }, [left])

  const start = (): void => {
    localJson.set(key, Date.now() + codeResendSeconds * 1000)
    setLeft(codeResendSeconds)
  }
  return [left, start]
}
