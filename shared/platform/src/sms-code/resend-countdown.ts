import { useEffect, useState } from 'react'
import { localJson } from '@xhkt/platform/storage'
import { codeResendSeconds } from '@xhkt/contract/limits'

/**
 * Local storage keys: when a code can be sent again, in milliseconds since 1970. The countdown is the same in every tab. A change of phone
 * sends a code to each of two numbers, so that for a binding counts alone.
 */
const keys = { login: 'xhkt_code_resend_at', register: 'xhkt_code_resend_at', bind: 'xhkt_code_resend_bind_at' } as const
const isNumber = (value: unknown): value is number => typeof value === 'number'

function secondsLeft(key: string): number {
  const left = Math.ceil(((localJson.get(key, isNumber) ?? 0) - Date.now()) / 1000)
  // More than the whole countdown: the clock was set back, or somebody edited the storage.
  return left > 0 && left <= codeResendSeconds ? left : 0
}

/**
 * The countdown of 60 seconds after a code is sent (docs/product/forms.md#sms-code). It follows the clock, so closing the dialog, a
 * reload or a sleeping tab does not change it.
 * @param use What the code is for.
 * @returns The remaining seconds, 0 when a code can be sent, and a function that starts the countdown.
 */
export function useResendCountdown(use: keyof typeof keys = 'login'): [left: number, start: () => void] {
  const key = keys[use]
  const [left, setLeft] = useState(() => secondsLeft(key))

  useEffect(() => {
    if (left === 0) return
    const timer = setInterval(() => setLeft(secondsLeft(key)), 1000)
    return () => clearInterval(timer)
  }, [left, key])

  // Another tab may send a code, too.
  useEffect(() => localJson.subscribe(key, () => setLeft(secondsLeft(key))), [key])

  const start = (): void => void localJson.set(key, Date.now() + codeResendSeconds * 1000)
  return [left, start]
}
