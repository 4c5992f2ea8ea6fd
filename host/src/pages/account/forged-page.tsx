import * as paths from '@xhkt/contract/paths'
import { useNavigate } from '@xhkt/platform/router'
import { useDraft } from '../../session/draft.ts'
import { ResetForm } from '../../session/forms/reset-form.tsx'
import { accountPage } from '../../session/return-address.ts'
import { AccountCard } from './account-card.tsx'
import { useAccountForm } from './use-account-form.ts'
import { useIsHere } from './use-is-here.ts'
import { Way } from './ways.tsx'

/** `/forged`: a new password for who forgot theirs, who then logs in with it. */
export default function ForgedPage() {
  const { leaving, form } = useAccountForm('reset')
  const navigate = useNavigate()
  const isHere = useIsHere()
  const [, onLoginDraft] = useDraft('password')

  function finish(): void {
    form.onDraft({ code: '', password: '' })
    // Its number is filled in already; a password that was tried there is the old one.
    onLoginDraft({ password: '' })
    if (isHere()) void navigate(accountPage(paths.login), { replace: true })
  }

  if (leaving) return null
  return (
    <AccountCard
      title="忘记密码"
      ways={
        <>
          <Way to={paths.login} />
          <Way to={paths.codeLogin} />
        </>
      }
    >
      <ResetForm {...form} onDone={finish} />
    </AccountCard>
  )
}
