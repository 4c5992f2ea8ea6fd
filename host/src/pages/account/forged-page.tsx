import * as paths from '@xhkt/contract/paths'
import { useNavigate } from '@xhkt/platform/router'
import { useDraft } from '../../session/forms/draft.ts'
import { ResetForm } from '../../session/forms/reset-form.tsx'
import { accountPage } from '../../session/return-address.ts'
import { AccountCard } from './account-card.tsx'
import { useAccountForm } from './use-account-form.ts'
import { useIsMounted } from './use-is-mounted.ts'
import { AccountLink } from './account-links.tsx'

/** `/forged`: sets a new password, then leads to the login. */
export default function ForgedPage() {
  const { leaving, form } = useAccountForm('reset')
  const navigate = useNavigate()
  const isMounted = useIsMounted()
  const [, onLoginDraft] = useDraft('password')

  function finish(): void {
    form.onDraft({ code: '', password: '' })
    // The phone is filled in already. A password in the login draft is the old one.
    onLoginDraft({ password: '' })
    if (isMounted()) void navigate(accountPage(paths.login), { replace: true })
  }

  if (leaving) return null
  return (
    <AccountCard
      title="忘记密码"
      links={
        <>
          <AccountLink to={paths.login} />
          <AccountLink to={paths.codeLogin} />
        </>
      }
    >
      <ResetForm {...form} onDone={finish} />
    </AccountCard>
  )
}
