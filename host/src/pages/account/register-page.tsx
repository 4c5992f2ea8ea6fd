import * as paths from '@xhkt/contract/paths'
import { RegisterForm } from '../../session/forms/register-form.tsx'
import { AccountCard } from './account-card.tsx'
import { useAccountForm } from './use-account-form.ts'
import { ThirdPartyButton, AccountLink } from './account-links.tsx'

/** `/register`: phone, code and password. */
export default function RegisterPage() {
  const { leaving, form } = useAccountForm('register')
  if (leaving) return null
  return (
    <AccountCard
      title="注册"
      links={
        <>
          <AccountLink to={paths.login} />
          <AccountLink to={paths.codeLogin} />
          <ThirdPartyButton />
        </>
      }
    >
      <RegisterForm {...form} />
    </AccountCard>
  )
}
