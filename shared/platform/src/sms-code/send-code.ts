import { useCallback, useEffect, useRef, useState } from 'react'
import { api, ApiError } from '@xhkt/platform/api'
import { config } from '@xhkt/platform/config'
import type { CaptchaResult } from '@xhkt/contract'
import { smsType } from '@xhkt/contract/constants'
import { toast } from '@xhkt/platform/toast'
import { apiQuery, useQueryClient } from '@xhkt/platform/query'
import { CaptchaError } from './captcha/captcha-error.ts'
import { createLazyCaptcha } from './lazy-captcha.ts'

/** What a code is for (section 7); a new password asks for one of the login. */
export type CodeUse = keyof typeof smsType

export interface SendCode {
  sending: boolean
  /** Loads the puzzle ahead of time. */
  prepare: () => void
  send: (phone: string) => Promise<SendOutcome>
}

/** sent · refused: the learner has been told by a toast · closed: the learner closed the puzzle · or the puzzle's message. */
export type SendOutcome = 'sent' | 'refused' | 'closed' | CaptchaError

/**
 * Sends a code to a phone; one for a login through the slider captcha, unless the system config switches it off (sections 5 and 7).
 * @param onPuzzle - told while the puzzle may be on the screen: what lies below must let go of the focus
 */
export function useSendCode(use: CodeUse, onPuzzle: (shown: boolean) => void): SendCode {
  const client = useQueryClient()
  const [captcha] = useState(() => createLazyCaptcha(config.captcha))
  const [sending, setSending] = useState(false)
  const underWay = useRef(false)
  useEffect(() => () => captcha.destroy(), [captcha])

  /** Without an answer the puzzle is asked for: the server wants it more often than not. */
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

  async function pass(): Promise<CaptchaResult | null | Record<string, never>> {
    if (!(await wantsCaptcha())) return {}
    onPuzzle(true)
    return captcha.solve().finally(() => onPuzzle(false))
  }

  async function attempt(phone: string): Promise<SendOutcome> {
    try {
      const fields = await pass()
      if (!fields) return 'closed'
      await api.post('/v1/sendSms', { phone, type: smsType[use], ...fields }, { token: false })
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
