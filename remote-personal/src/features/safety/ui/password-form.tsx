import * as paths from '@xhkt/contract/paths'
import { classNames } from '@xhkt/kit/ui/class-names'
import { AntdProvider } from '@xhkt/platform/antd/core'
import { useAuth } from '@xhkt/platform/auth'
import { toast } from '@xhkt/platform/toast'
import { CodeField } from '@xhkt/kit/form/code-field'
import { PasswordField } from '@xhkt/kit/form/password-field'
import { useFormFields } from '@xhkt/kit/form/use-form-fields'
import { useSubmission } from '@xhkt/kit/form/use-submission'
import { Button } from '@xhkt/kit/ui/button'
import { checkPasswordChange } from '@xhkt/kit/validate'
import { changePassword } from '../api/queries.ts'
import { createDraft } from '../model/create-draft.ts'
import { useLeave } from '../model/use-leave.ts'
import sizes from './password-sizes.module.css'
import css from './password-form.module.css'

const useDraft = createDraft({ code: '', password: '' })

/** Changes the password: docs/product/forms.md#password-change */
export function PasswordForm({ phone }: { phone: string }) {
  const { draft, change, forget } = useDraft(phone)
  const { field, show } = useFormFields({ draft, onDraft: change })
  const leave = useLeave()
  const [busy, submit] = useSubmission(async () => {
    if (show(checkPasswordChange(draft))) return
    const { token: used, user: learner } = useAuth.getState()
    await changePassword({ sms_code: draft.code, password: draft.password })
    forget()
    // Another learner who has logged in meanwhile in another tab stays. A refreshed session of this learner has ended too.
    const { token, user } = useAuth.getState()
    const isRenewed = learner !== null && learner.user_id === user?.user_id
    if (!token || token === used || isRenewed) leave(paths.login)
    // Comes after the end of the session, which closes earlier toasts.
    toast.success('密码修改成功，请去登录')
  })

  return (
    <AntdProvider>
      <form className={classNames(sizes.password, css.form)} aria-labelledby="change-password" noValidate onSubmit={submit}>
        <h2 id="change-password" className={css.title}>
          修改密码
        </h2>
        {/* Password managers store it with the password. */}
        <input type="text" name="username" autoComplete="username" value={phone} readOnly hidden />
        <CodeField {...field('code')} use="login" phone={phone} onPhoneError={(message) => show({ code: message })} onPuzzle={() => undefined} />
        <PasswordField {...field('password')} label="新密码" autoComplete="new-password" />
        <Button className={css.submit} type="submit" variant="primary" loading={busy}>
          修改密码
        </Button>
      </form>
    </AntdProvider>
  )
}
