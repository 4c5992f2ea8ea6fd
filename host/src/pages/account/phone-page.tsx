import * as paths from '@xhkt/contract/paths'
import { PhoneCodeForm } from '../../session/forms/phone-code-form.tsx'
import { AccountCard } from './account-card.tsx'
import { useAccountForm } from './use-account-form.ts'
import { ThirdPartyButton, AccountLink } from './account-links.tsx'

/** `/phone`: phone and code. */
export default function PhonePage() {
  const { leaving, form } = useAccountForm('login')
  if (leaving) return null
  return (
    <AccountCard
      title="验证码登录"
      links={
        <>
          <AccountLink to={paths.login} />
          <ThirdPartyButton />
          <AccountLink to={paths.register} />
        </>
      }
    >
      <PhoneCodeForm {...form} />
    </AccountCard>
  )
}
