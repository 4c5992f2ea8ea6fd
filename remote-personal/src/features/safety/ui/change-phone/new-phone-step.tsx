import { errorCode } from '@xhkt/contract/constants'
import { CodeField } from '@xhkt/kit/form/code-field'
import { PhoneField } from '@xhkt/kit/form/phone-field'
import { useFormFields } from '@xhkt/kit/form/use-form-fields'
import { useSubmission } from '@xhkt/kit/form/use-submission'
import { Button } from '@xhkt/kit/ui/button'
import { checkCode, checkPhone, fieldErrors } from '@xhkt/kit/validate'
import { refusalOf } from '../../model/refusal.ts'
import { useChangePhone } from '../../model/use-change-phone.ts'
import css from '../dialog/form.module.css'
import type { PhoneDraft } from './phone-draft.ts'

interface Props {
  /** The present number. */
  present: string
  kept: PhoneDraft
  onPuzzle: (shown: boolean) => void
  onBack: () => void
  /** Called with the reason when the proof of the present number is not valid any more. */
  onProveAgain: (reason: string) => void
  onDone: () => void
}

const samePhone = '新手机号与当前手机号相同，请换一个手机号'

/** The message of the new number, or null. */
const checkNewPhone = (phone: string, present: string) =>
  checkPhone(phone, 'delivery') ?? (phone === present ? samePhone : null)

/** The second step: the new number, and a code sent to it. */
export function NewPhoneStep({ present, kept, onPuzzle, onBack, onProveAgain, onDone }: Props) {
  const { proof, phone, newCode } = kept.draft
  const { field, show } = useFormFields({ draft: { phone, newCode }, onDraft: kept.change })
  const changePhone = useChangePhone(present)
  const [busy, submit] = useSubmission(async () => {
    if (show(fieldErrors({ phone: checkNewPhone(phone, present), newCode: checkCode(newCode) }))) return
    try {
      await changePhone({ proof, phone, sms_code: newCode })
    } catch (error) {
      const { code, message } = refusalOf(error)
      if (code === errorCode.proofInvalid) onProveAgain(message)
      else show(code === errorCode.phoneOfAnother || code === errorCode.phoneUnchanged ? { phone: message } : { newCode: message })
      return
    }
    kept.forget()
    onDone()
  })
  return (
    <form className={css.form} aria-label="绑定新手机号" noValidate onSubmit={submit}>
      <PhoneField {...field('phone')} label="新手机号" />
      <CodeField {...field('newCode')} use="bind" phone={phone} onPhoneError={(message) => show({ phone: message })} onPuzzle={onPuzzle} />
      <div className={css.buttons}>
        <Button onClick={onBack}>上一步</Button>
        <Button type="submit" variant="primary" loading={busy}>
          确认更换
        </Button>
      </div>
    </form>
  )
}
