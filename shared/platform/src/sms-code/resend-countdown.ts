import { useEffect, useState } from 'react'
import { localJson } from '@xhkt/platform/storage'
import { codeResendSeconds } from '@xhkt/contract/limits'

/** Local storage key: when a code can be sent again, in milliseconds since 1970. The countdown is the same in every tab. */
const key = 'xhkt_code_resend_at'
const isNumber = (value: unknown): value is number => typeof value === 'number'

function secondsLeft(): number {
  const left = Math.ceil(((localJson.get(key, isNumber) ?? 0) - Date.now()) / 1000)
  // More than the whole countdown: the clock was set back, or somebody edited the storage.
  return left > 0 && left <= codeResendSeconds ? left : 0
}

/**
 * The countdown of 60 seconds after a code is sent (docs/product/forms.md#sms-code). It follows the clock, so closing the dialog, a
 * reload or a sleeping tab does not change it.
 * @returns The remaining seconds, 0 when a code can be sent, and a function that starts the countdown.
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
