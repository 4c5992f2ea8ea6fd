import { useEffect, useRef, useState } from 'react'
import { type CodeUse, useResendCountdown, useSendCode } from '@xhkt/platform/sms-code'
import { Button } from '@xhkt/kit/ui/button'
import { checkPhone, codeMaxLength } from '@xhkt/kit/validate'
import { CleanInput } from './clean-input.tsx'
import css from './code-field.module.css'
import { codeOfMessage } from './fit-text.ts'
import { errorId, FormField } from './form-field.tsx'

interface Props {
  id: string
  use: CodeUse
  /** The phone number that the code is sent to. */
  phone: string
  value: string
  error: string | undefined
  onValue: (code: string) => void
  /** Called when the phone number is invalid. The form shows the message beside the number. */
  onPhoneError: (message: string) => void
  /** Called when the puzzle is shown and hidden. A dialog below must not trap the focus meanwhile. */
  onPuzzle: (shown: boolean) => void
}

/** The field of an SMS code with the button that sends it and counts down (docs/product/forms.md#sms-code). */
export function CodeField({ id, use, phone, value, error, onValue, onPhoneError, onPuzzle }: Props) {
  const [left, startCountdown] = useResendCountdown(use)
  const { sending, prepare, send } = useSendCode(use, onPuzzle)
  const [failure, setFailure] = useState<string>()
  const shown = error ?? failure

  // Preloads the puzzle when the learner completes the number. With an initial number the learner may never need a code.
  const known = useRef(phone)
  useEffect(() => {
    if (phone === known.current) return
    known.current = phone
    if (checkPhone(phone) === null) prepare()
  }, [phone, prepare])

  async function press(): Promise<void> {
    const phoneError = checkPhone(phone, 'sendCode')
    setFailure(undefined)
    if (phoneError) {
      onPhoneError(phoneError)
      return
    }
    const outcome = await send(phone)
    if (outcome instanceof Error) setFailure(outcome.message)
    if (outcome !== 'sent') return
    startCountdown()
    document.getElementById(id)?.focus()
  }

  return (
    <FormField id={id} label="验证码" error={shown}>
      <CleanInput
        id={id}
        inputMode="numeric"
        autoComplete="one-time-code"
        value={value}
        limit={codeMaxLength}
        prepare={codeOfMessage}
        onValue={(code) => {
          setFailure(undefined)
          onValue(code)
        }}
        placeholder="请输入验证码"
        aria-invalid={shown !== undefined}
        aria-describedby={errorId(id)}
      />
      <Button className={css.send} loading={sending} disabled={left > 0} onClick={() => void press()}>
        {left > 0 ? `${left}秒后重新获取` : '获取验证码'}
      </Button>
    </FormField>
  )
}
