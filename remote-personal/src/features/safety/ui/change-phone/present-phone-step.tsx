import { maskedPhone } from '@xhkt/kit/format'
import { CodeField } from '@xhkt/kit/form/code-field'
import { useFormFields } from '@xhkt/kit/form/use-form-fields'
import { useSubmission } from '@xhkt/kit/form/use-submission'
import { Button } from '@xhkt/kit/ui/button'
import { checkCode, fieldErrors } from '@xhkt/kit/validate'
import { refusalOf } from '../../model/refusal.ts'
import { provePhone } from '../../model/use-change-phone.ts'
import css from '../dialog/form.module.css'
import type { PhoneDraft } from './phone-draft.ts'

interface Props {
  phone: string
  kept: PhoneDraft
  /** Why the number must be proved again. */
  reason: string | undefined
  onPuzzle: (shown: boolean) => void
  onCancel: () => void
  onNext: (proof: string) => void
}

/** The first step: a code sent to the present number. */
export function PresentPhoneStep({ phone, kept, reason, onPuzzle, onCancel, onNext }: Props) {
  const { code, proof } = kept.draft
  const { field, show } = useFormFields({ draft: { code }, onDraft: kept.change })
  const [busy, submit] = useSubmission(async () => {
    if (proof) {
      onNext(proof)
      return
    }
    if (show(fieldErrors({ code: checkCode(code) }))) return
    try {
      onNext(await provePhone(code))
    } catch (error) {
      show({ code: refusalOf(error).message })
    }
  })
  const codeField = field('code')
  return (
    <form className={css.form} aria-label="验证当前手机号" noValidate onSubmit={submit}>
      <p className={css.lead}>
        {proof ? '已验证当前手机号 ' : '验证码发送至当前手机号 '}
        <strong>{maskedPhone(phone)}</strong>
      </p>
      {!proof && (
        <CodeField
          {...codeField}
          error={codeField.error ?? (code === '' ? reason : undefined)}
          use="login"
          phone={phone}
          onPhoneError={(message) => show({ code: message })}
          onPuzzle={onPuzzle}
        />
      )}
      <div className={css.buttons}>
        <Button onClick={onCancel}>取消</Button>
        <Button type="submit" variant="primary" loading={busy}>
          下一步
        </Button>
      </div>
    </form>
  )
}
