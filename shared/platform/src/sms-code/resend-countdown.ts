import { useEffect, useState } from 'react'
import { localItem } from '@xhkt/platform/storage'
import { codeResendSeconds } from '@xhkt/contract/limits'

/**
 * When a code can be sent again, in milliseconds since 1970. The countdown is the same in every tab. A change of phone sends a code to each
 * of two numbers, so the code for a binding has a countdown of its own.
 */
const resendAt = localItem('xhkt_code_resend_at', 'count')
const items = { login: resendAt, register: resendAt, bind: localItem('xhkt_code_resend_bind_at', 'count') } as const

function secondsLeft(item: typeof resendAt): number {
  const left = Math.ceil(((item.get() ?? 0) - Date.now()) / 1000)
  // More than the whole countdown: the clock was set back, or somebody edited the storage.
  return left > 0 && left <= codeResendSeconds ? left : 0
}

/**
 * The countdown of 60 seconds after a code is sent (docs/product/forms.md#sms-code). It follows the clock, so closing the dialog, a
 * reload or a sleeping tab does not change it.
 * @param use What the code is for.
 * @returns The remaining seconds, 0 when a code can be sent, and a function that starts the countdown.
 */
export function useResendCountdown(use: keyof typeof items = 'login'): [left: number, start: () => void] {
  const item = items[use]
  const [left, setLeft] = useState(() => secondsLeft(item))

  useEffect(() => {
    if (left === 0) return
    const timer = setInterval(() => setLeft(secondsLeft(item)), 1000)
    return () => clearInterval(timer)
  }, [left, item])

  // Another tab may send a code, too.
  useEffect(() => item.subscribe(() => setLeft(secondsLeft(item))), [item])

  const start = (): void => void item.set(Date.now() + codeResendSeconds * 1000)
  return [left, start]
}
