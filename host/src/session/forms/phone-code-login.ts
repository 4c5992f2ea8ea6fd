import { type RefObject, type SubmitEvent, useRef, useState } from 'react'
import { api, ApiError } from '@xhkt/shared/api'
import type { LoginResult } from '@xhkt/shared/contract'
import { useResendCountdown, useSendCode } from '@xhkt/shared/sms-code'
import { checkAgreement, checkCode, checkPhone } from '@xhkt/shared/validate'

/** What is kept when the dialog is closed by accident. */
export interface Draft {
  phone: string
  code: string
}

export interface PhoneCodeProps {
  draft: Draft
  onDraft: (change: Partial<Draft>) => void
  /** The agreement is one for all forms of an opening. */
  agreed: boolean
  onAgreed: (agreed: boolean) => void
  onLogin: (result: LoginResult) => Promise<void>
  /** Told while the puzzle may be on the screen. */
  onPuzzle: (shown: boolean) => void
}

type Errors = Record<'phone' | 'code' | 'agreed', string | null>
const noErrors: Errors = { phone: null, code: null, agreed: null }

/** Ids of the controls, by what they hold. */
export const ids: Record<keyof Errors, string> = { phone: 'login-phone', code: 'login-code', agreed: 'login-agreed' }

/** State and actions of the login by phone and code (section 4, form `login`). Nothing that was typed is lost when something fails. */
export function usePhoneCodeLogin(form: RefObject<HTMLFormElement | null>, props: PhoneCodeProps) {
  const { draft, onDraft, agreed, onAgreed, onLogin, onPuzzle } = props
  const [errors, setErrors] = useState(noErrors)
  const [submitting, setSubmitting] = useState(false)
  const [left, startCountdown] = useResendCountdown()
  const { sending, prepare, send } = useSendCode('login', onPuzzle)
  const underWay = useRef(false)

  const focus = (name: keyof Errors): void => form.current?.querySelector<HTMLInputElement>(`#${ids[name]}`)?.focus()
  const forgive = (name: keyof Errors): void => setErrors((last) => ({ ...last, [name]: null }))

  /** Shows what is wrong and takes the learner to the first of it. */
  function tell(found: Partial<Errors>): boolean {
    setErrors({ ...noErrors, ...found })
    const wrong = (['phone', 'code', 'agreed'] as const).find((name) => found[name])
    if (wrong) focus(wrong)
    return wrong !== undefined
  }

  async function sendCode(): Promise<void> {
    if (tell({ phone: checkPhone(draft.phone, 'sendCode') })) return
    const outcome = await send(draft.phone)
    if (outcome instanceof Error) setErrors({ ...noErrors, code: outcome.message })
    if (outcome !== 'sent') return
    startCountdown()
    focus('code')
  }

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    if (underWay.current) return
    if (tell({ phone: checkPhone(draft.phone), code: checkCode(draft.code), agreed: checkAgreement(agreed) })) return
    underWay.current = true
    setSubmitting(true)
    try {
      await onLogin(await api.post('/v1/login/register', { phone: draft.phone, sms_code: draft.code }, { token: false }))
    } catch (error) {
      // A refusal has been told by the toast of section 8, and is told by nothing more.
      if (!(error instanceof ApiError)) throw error
    } finally {
      underWay.current = false
      setSubmitting(false)
    }
  }

  return {
    errors,
    submitting,
    sending,
    /** Seconds until a code can be sent again. */
    left,
    sendCode,
    submit,
    changePhone: (phone: string): void => {
      onDraft({ phone })
      forgive('phone')
      if (!checkPhone(phone)) prepare()
    },
    changeCode: (code: string): void => {
      onDraft({ code })
      forgive('code')
    },
    changeAgreed: (value: boolean): void => {
      onAgreed(value)
      forgive('agreed')
    },
  }
}
