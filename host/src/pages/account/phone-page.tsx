import * as paths from '@xhkt/contract/paths'
import { PhoneCodeForm } from '../../session/forms/phone-code-form.tsx'
import { AccountCard } from './account-card.tsx'
import { useAccountForm } from './use-account-form.ts'
import { ThirdWay, Way } from './ways.tsx'

/** `/phone`: phone and code. */
export default function PhonePage() {
  const { leaving, form } = useAccountForm('login')
  if (leaving) return null
  return (
    <AccountCard
      title="验证码登录"
      ways={
        <>
          <Way to={paths.login} />
          <ThirdWay />
          <Way to={paths.register} />
        </>
      }
    >
      <PhoneCodeForm {...form} />
    </AccountCard>
  )
}
