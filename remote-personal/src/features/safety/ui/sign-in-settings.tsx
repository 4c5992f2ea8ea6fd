import { maskedPhone } from '@xhkt/kit/format'
import { DialogButton } from '@xhkt/kit/lazy/dialog-button'
import { SafetyRow } from './safety-row.tsx'
import { ThirdPartyRows } from './third-party-rows.tsx'
import css from './safety-page.module.css'

const loadPhone = async () => (await import(/* webpackChunkName: "phone-dialog" */ './change-phone/phone-dialog.tsx')).PhoneDialog

/** How the learner logs in. */
export const SignInSettings = ({ phone }: { phone: string }) => (
  <ul className={css.list} aria-label="登录方式">
    <SafetyRow name="手机号" value={maskedPhone(phone)} hint="用于登录和接收验证码">
      <DialogButton load={loadPhone} name="更换手机号" props={{ phone }}>
        更换手机号
      </DialogButton>
    </SafetyRow>
    <ThirdPartyRows />
  </ul>
)
