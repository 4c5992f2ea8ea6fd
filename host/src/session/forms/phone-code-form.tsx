import { useEffect, useRef } from 'react'
import { CleanInput } from '@xhkt/shared/form/clean-input'
import { withoutAreaCode } from '@xhkt/shared/form/fit-text'
import { errorId, FormField } from '@xhkt/shared/form/form-field'
import { Button } from '@xhkt/shared/ui/button'
import { codeMaxLength, phoneLength } from '@xhkt/shared/validate'
import { Agreement } from './agreement.tsx'
import { ids, type PhoneCodeProps, usePhoneCodeLogin } from './phone-code-login.ts'
import css from './phone-code-form.module.css'

function focusFirstEmpty(form: HTMLFormElement | null): void {
  const inputs = [...(form?.querySelectorAll('input') ?? [])]
  const input = inputs.find(({ value }) => value === '') ?? inputs[0]
  input?.focus()
}

/** The form `login` of section 4. */
export function PhoneCodeForm(props: PhoneCodeProps) {
  const form = useRef<HTMLFormElement>(null)
  const { agreed } = props
  const { phone, code } = props.draft
  const { errors, submitting, sending, left, ...act } = usePhoneCodeLogin(form, props)
  // The dialog around notes, in an effect of its own and later than this one, where the focus is to return to.
  useEffect(() => queueMicrotask(() => focusFirstEmpty(form.current)), [])

  return (
    <form ref={form} className={css.form} noValidate onSubmit={(event) => void act.submit(event)}>
      <FormField id={ids.phone} label="手机号" error={errors.phone}>
        <CleanInput
          id={ids.phone}
          type="tel"
          autoComplete="tel-national"
          value={phone}
          limit={phoneLength}
          onValue={act.changePhone}
          prepare={withoutAreaCode}
          placeholder="请输入手机号"
          aria-invalid={errors.phone !== null}
          aria-describedby={errorId(ids.phone)}
        />
      </FormField>
      <FormField id={ids.code} label="验证码" error={errors.code}>
        <CleanInput
          id={ids.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          value={code}
          limit={codeMaxLength}
          onValue={act.changeCode}
          placeholder="请输入验证码"
          aria-invalid={errors.code !== null}
          aria-describedby={errorId(ids.code)}
        />
        <Button className={css.send} loading={sending} disabled={left > 0} onClick={() => void act.sendCode()}>
          {left > 0 ? `${left}秒后重新获取` : '获取验证码'}
        </Button>
      </FormField>
      <p className={css.hint}>未注册的手机号验证后将自动注册</p>
      <Button type="submit" variant="primary" size="lg" block loading={submitting}>
        登录
      </Button>
      <Agreement id={ids.agreed} agreed={agreed} error={errors.agreed} onChange={act.changeAgreed} />
    </form>
  )
}
