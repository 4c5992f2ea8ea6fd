import { useState } from 'react'
import { CodeField } from '@xhkt/kit/form/code-field'
import { PasswordField } from '@xhkt/kit/form/password-field'
import { useFormFields } from '@xhkt/kit/form/use-form-fields'
import { useSubmission } from '@xhkt/kit/form/use-submission'
import { maskedPhone } from '@xhkt/kit/format'
import { Button } from '@xhkt/kit/ui/button'
import { checkCode, checkPassword, fieldErrors } from '@xhkt/kit/validate'
import { createDraft } from '../../model/create-draft.ts'
import { refusalOf } from '../../model/refusal.ts'
import { useAskForCopy } from '../../model/use-data-copy.ts'
import formCss from '../dialog/form.module.css'
import css from './copy-dialog.module.css'

interface Props {
  phone: string
  onPuzzle: (shown: boolean) => void
  onCancel: () => void
}

const useDraft = createDraft({ code: '', password: '' })

/** Confirms who asks for the copy, by a code or by the password. */
export function ConfirmForm({ phone, onPuzzle, onCancel }: Props) {
  const { draft, change, forget } = useDraft(phone)
  const [way, setWay] = useState<'code' | 'password'>('code')
  const { field, show } = useFormFields({ draft, onDraft: change })
  const askForCopy = useAskForCopy()
  const [busy, submit] = useSubmission(async () => {
    const byCode = way === 'code'
    if (show(byCode ? fieldErrors({ code: checkCode(draft.code) }) : fieldErrors({ password: checkPassword(draft.password) }))) return
    try {
      await askForCopy(byCode ? { sms_code: draft.code } : { password: draft.password })
      forget()
    } catch (error) {
      const { message } = refusalOf(error)
      show(byCode ? { code: message } : { password: message })
    }
  })
  const byCode = way === 'code'
  return (
    <form className={formCss.form} aria-label="验证身份" noValidate onSubmit={submit}>
      <p className={formCss.lead}>
        副本包括账号资料、订单、学习记录、笔记、消息和反馈，收货地址和实名信息已遮盖。每天最多申请 3 次。
      </p>
      {byCode ? (
        <>
          <p className={formCss.lead}>
            验证码发送至 <strong>{maskedPhone(phone)}</strong>
          </p>
          <CodeField {...field('code')} use="login" phone={phone} onPhoneError={(message) => show({ code: message })} onPuzzle={onPuzzle} />
        </>
      ) : (
        <PasswordField {...field('password')} label="登录密码" autoComplete="current-password" />
      )}
      <Button className={css.other} variant="text" size="sm" onClick={() => setWay(byCode ? 'password' : 'code')}>
        {byCode ? '改用登录密码验证' : '改用短信验证码验证'}
      </Button>
      <div className={formCss.buttons}>
        <Button onClick={onCancel}>取消</Button>
        <Button type="submit" variant="primary" loading={busy}>
          生成文件
        </Button>
      </div>
    </form>
  )
}
