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
          <Way to="/phone" />
          <ThirdWay />
          <Way to="/register" />
        </>
      }
    >
      <PasswordForm {...form} aside={<Way to="/forged" />} />
    </AccountCard>
  )
}
