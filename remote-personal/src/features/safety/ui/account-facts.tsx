import { maskedPhone } from '@xhkt/kit/format'
import css from './account-facts.module.css'

export const AccountFacts = ({ phone }: { phone: string }) => (
  <dl className={css.facts}>
    <div className={css.fact}>
      <dt className={css.name}>手机号</dt>
      <dd className={css.value}>{maskedPhone(phone)}</dd>
      <dd className={css.hint}>用于登录和接收验证码</dd>
    </div>
    <div className={css.fact}>
      <dt className={css.name}>登录密码</dt>
      <dd className={css.hint}>建议定期修改，修改后所有设备都需要重新登录</dd>
    </div>
  </dl>
)
