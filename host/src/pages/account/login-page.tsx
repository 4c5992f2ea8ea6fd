import * as paths from '@xhkt/contract/paths'
import { PasswordForm } from '../../session/forms/password-form.tsx'
import { AccountCard } from './account-card.tsx'
import { useAccountForm } from './use-account-form.ts'
import { ThirdWay, Way } from './ways.tsx'

/** `/login`: phone and password. */
export default function LoginPage() {
  const { leaving, form } = useAccountForm('password')
  if (leaving) return null
  return (
    <AccountCard
      title="登录"
      ways={
        <>
          <Way to={paths.codeLogin} />
          <ThirdWay />
          <Way to={paths.register} />
        </>
      }
    >
      <PasswordForm {...form} aside={<Way to={paths.resetPassword} />} />
    </AccountCard>
  )
}
