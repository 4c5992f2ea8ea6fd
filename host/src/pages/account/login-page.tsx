import * as paths from '@xhkt/contract/paths'
import { PasswordForm } from '../../session/forms/password-form.tsx'
import { AccountCard } from './account-card.tsx'
import { useAccountForm } from './use-account-form.ts'
import { ThirdPartyButton, AccountLink } from './account-links.tsx'

/** `/login`: phone and password. */
export default function LoginPage() {
  const { leaving, form } = useAccountForm('password')
  if (leaving) return null
  return (
    <AccountCard
      title="登录"
      links={
        <>
          <AccountLink to={paths.codeLogin} />
          <ThirdPartyButton />
          <AccountLink to={paths.register} />
        </>
      }
    >
      <PasswordForm {...form} aside={<AccountLink to={paths.resetPassword} />} />
    </AccountCard>
  )
}
