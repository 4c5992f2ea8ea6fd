import { type SubmitEvent, useState } from 'react'
import type { Agreement } from '@xhkt/contract'
import { tidyLine } from '@xhkt/contract/clean-text'
import { realNameMaxLength } from '@xhkt/contract/limits'
import { Checkbox } from '@xhkt/platform/antd/form'
import { errorId } from '@xhkt/kit/form/form-field'
import { TextField } from '@xhkt/kit/form/text-field'
import { useFormFields } from '@xhkt/kit/form/use-form-fields'
import { Button } from '@xhkt/kit/ui/button'
import { checkSigning, normalizeIdentityNumber, type SigningDraft } from '../check-signing.ts'
import { useSign } from './use-sign.ts'
import css from './signing-form.module.css'

interface Props {
  courseId: Agreement['course_id']
  draft: SigningDraft
  onDraft: (change: Partial<SigningDraft>) => void
  onCancel: () => void
}

/** 18 characters, and the spaces with which the number is often written. */
const typedNumberMaxLength = 24

/** Real name and identity number under an agreement. A failure keeps what is typed. */
export function SigningForm({ courseId, draft, onDraft, onCancel }: Props) {
  const [agreed, setAgreed] = useState(false)
  const { field, errors, idOf, show, clear } = useFormFields<keyof SigningDraft, 'agreed'>({ draft, onDraft })
  const { start, busy } = useSign(courseId)
  const agreedId = idOf('agreed')

  function submit(event: SubmitEvent): void {
    event.preventDefault()
    if (show(checkSigning(draft, agreed))) return
    start({ real_name: tidyLine(draft.realName), identity_number: normalizeIdentityNumber(draft.identityNumber) })
  }

  return (
    <form aria-label="签署学习协议" noValidate onSubmit={submit}>
      <div className={css.fields}>
        <TextField {...field('realName')} label="真实姓名" limit={realNameMaxLength} autoComplete="name" placeholder="与身份证一致" />
        <TextField
          {...field('identityNumber')}
          label="身份证号"
          limit={typedNumberMaxLength}
          autoComplete="off"
          placeholder="15 或 18 位身份证号"
        />
      </div>
      <p className={css.hint}>仅用于核验签署人身份，核验后只显示首尾字符</p>
      <Checkbox
        id={agreedId}
        checked={agreed}
        aria-invalid={errors.agreed !== undefined}
        aria-describedby={errorId(agreedId)}
        onChange={(event) => {
          setAgreed(event.target.checked)
          clear('agreed')
        }}
      >
        我已阅读并同意以上协议
      </Checkbox>
      <p id={errorId(agreedId)} className={css.error} role="alert">
        {errors.agreed}
      </p>
      <div className={css.buttons}>
        <Button onClick={onCancel}>暂不签署</Button>
        <Button type="submit" variant="primary" loading={busy}>
          确认签署
        </Button>
      </div>
    </form>
  )
}
