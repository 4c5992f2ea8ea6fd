import { useCallback, useEffect, useRef, useState } from 'react'
import { api, ApiError } from '@xhkt/platform/api'
import { CaptchaError, createLazyCaptcha } from '@xhkt/platform/captcha'
import { config } from '@xhkt/platform/config'
import type { CaptchaResult } from '@xhkt/contract'
import { smsType } from '@xhkt/contract/constants'
import { toast } from '@xhkt/platform/toast'
import { apiQuery, useQueryClient } from '@xhkt/platform/query'

/** What a code is for (docs/product/forms.md#sms-code). Password reset and password change use `login`. */
export type CodeUse = 'register' | 'login' | 'bind'

const types = { register: smsType.register, login: smsType.login, bind: smsType.bind } as const satisfies Record<CodeUse, number>

export interface SendCode {
  sending: boolean
  /** Preloads the puzzle. */
  prepare: () => void
  /** Never rejects for a failed call. */
  send: (phone: string) => Promise<SendOutcome>
}

/**
 * - `sent`
 * - `refused`: the API refused; a toast has shown its message
 * - `closed`: the learner closed the puzzle
 * - a CaptchaError: the puzzle cannot be shown
 */
export type SendOutcome = 'sent' | 'refused' | 'closed' | CaptchaError

/**
 * Sends an SMS code to a phone. A code for `login` goes through the slider captcha, unless the system config switches it off
 * (docs/product/forms.md#slider-captcha).
 * @param onPuzzle Called with true before the puzzle is shown and with false after that. A dialog below must not trap the focus meanwhile.
 */
export function useSendCode(use: CodeUse, onPuzzle: (shown: boolean) => void): SendCode {
  const client = useQueryClient()
  const [captcha] = useState(() => createLazyCaptcha(config.captcha))
  const [sending, setSending] = useState(false)
  const underWay = useRef(false)
  useEffect(() => () => captcha.destroy(), [captcha])

  /** True when the system config is unknown, because the server usually requires the captcha. */
  const wantsCaptcha = useCallback(
    async (): Promise<boolean> =>
      use === 'login' &&
      (await client.query({ ...apiQuery('/v1/sys/config'), staleTime: 'static' }).then(
        (system) => system.pc_check_graph_switch !== 0,
        () => true,
      )),
    [client, use],
  )
  const prepare = useCallback((): void => void wantsCaptcha().then((wanted) => wanted && captcha.prepare()), [captcha, wantsCaptcha])

  async function solveCaptcha(): Promise<CaptchaResult | null | Record<string, never>> {
    if (!(await wantsCaptcha())) return {}
    onPuzzle(true)
    return captcha.solve().finally(() => onPuzzle(false))
  }

  async function attempt(phone: string): Promise<SendOutcome> {
    try {
      const fields = await solveCaptcha()
      if (!fields) return 'closed'
      await api.post('/v1/sendSms', { phone, type: types[use], ...fields }, { token: false })
      toast.success('验证码发送成功')
      return 'sent'
    } catch (error) {
      captcha.reset()
      if (error instanceof CaptchaError) return error
      if (error instanceof ApiError) return 'refused'
      throw error
    }
  }

  return {
    sending,
    prepare,
    send: async (phone) => {
      if (underWay.current) return 'closed'
      underWay.current = true
      setSending(true)
      try {
        return await attempt(phone)
      } finally {
        underWay.current = false
        setSending(false)
      }
    },
  }
}
