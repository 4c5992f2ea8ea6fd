import { errorCode } from '@xhkt/contract/constants'
import * as paths from '@xhkt/contract/paths'
import { CodeField } from '@xhkt/kit/form/code-field'
import { useFormFields } from '@xhkt/kit/form/use-form-fields'
import { useSubmission } from '@xhkt/kit/form/use-submission'
import { maskedPhone } from '@xhkt/kit/format'
import { Button } from '@xhkt/kit/ui/button'
import { checkCode, fieldErrors } from '@xhkt/kit/validate'
import { toast } from '@xhkt/platform/toast'
import { closeAccount } from '../../api/queries.ts'
import { createDraft } from '../../model/create-draft.ts'
import { refusalOf } from '../../model/refusal.ts'
import { useLeave } from '../../model/use-leave.ts'
import formCss from '../dialog/form.module.css'
import css from './close-dialog.module.css'

interface Props {
  phone: string
  onPuzzle: (shown: boolean) => void
  onCancel: () => void
  /** Called when an order has come in between. */
  onObstacle: () => void
}

const useDraft = createDraft({ code: '' })

/** What closing means, and the code that confirms it. */
export function CloseForm({ phone, onPuzzle, onCancel, onObstacle }: Props) {
  const { draft, change, forget } = useDraft(phone)
  const { field, show } = useFormFields({ draft, onDraft: change })
  const leave = useLeave()
  const [busy, submit] = useSubmission(async () => {
    if (show(fieldErrors({ code: checkCode(draft.code) }))) return
    try {
      await closeAccount(draft.code)
    } catch (error) {
      const { code, message } = refusalOf(error)
      if (code !== errorCode.accountNotClosable) show({ code: message })
      else {
        toast.error(message)
        onObstacle()
      }
      return
    }
    forget()
    leave(paths.home)
    // Comes after the end of the session, which closes earlier toasts.
    toast.success('已申请注销账号，7 天内登录可以撤销')
  })
  return (
    <>
      <p className={css.lead}>注销后：</p>
      <ul className={css.points}>
        <li>所有设备立即退出登录。7 天内登录可以撤销注销，之后无法恢复。</li>
        <li>课程、学习进度、笔记、优惠券、消息和收货地址将被删除，已购课程不能再学习，也不退款。</li>
        <li>微信、QQ 的绑定解除，手机号可以重新注册，但不会恢复原来的内容。</li>
        <li>依法需要保存的交易记录会去除您的个人信息。</li>
      </ul>
      <form className={formCss.form} aria-label="注销账号" noValidate onSubmit={submit}>
        <p className={formCss.lead}>
          验证码发送至 <strong>{maskedPhone(phone)}</strong>
        </p>
        <CodeField {...field('code')} use="login" phone={phone} onPhoneError={(message) => show({ code: message })} onPuzzle={onPuzzle} />
        <div className={formCss.buttons}>
          <Button onClick={onCancel}>取消</Button>
          <Button type="submit" variant="danger" loading={busy}>
            确认注销
          </Button>
        </div>
      </form>
    </>
  )
}
