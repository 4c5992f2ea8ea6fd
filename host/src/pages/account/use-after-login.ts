import { useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { useAuth } from '@xhkt/platform/auth'
import type { LoginResult } from '@xhkt/contract'
import { useNavigate } from '@xhkt/platform/router'
import { reloadRootView } from '../../shell/root-view/root-view.ts'
import { forgetDrafts } from '../../session/forms/draft.ts'
import { forgetReturn, returnAddress } from '../../session/return-address.ts'
import { signIn } from '../../session/sign-in.ts'
import { useIsMounted } from './use-is-mounted.ts'

interface AfterLogin {
  /** The learner has logged in in another tab or by the dialog, and the page navigates to the return address. */
  leaving: boolean
  /** Fetches the user, navigates to the return address and reloads the root view. */
  finish: (result: LoginResult, message: Parameters<typeof signIn>[1]) => Promise<void>
}

/** Leaves an account page once the learner is logged in. Replaces the history entry, so that back does not return to it. */
export function useAfterLogin(): AfterLogin {
  const navigate = useNavigate()
  const isMounted = useIsMounted()
  const [finishing, setFinishing] = useState(false)
  // The dialog stays open until the user is fetched.
  const signedIn = useAuth(({ token, dialog }) => token !== null && dialog === null)
  const leaving = signedIn && !finishing

  function leave(): void {
    const target = returnAddress()
    forgetReturn()
    forgetDrafts()
    void navigate(target, { replace: true })
  }

  const onLeaving = useEffectEvent(leave)
  useEffect(() => {
    if (leaving) onLeaving()
  }, [leaving])

  return {
    leaving,
    finish: async (result, message) => {
      // Before the token is set, or this would look like a login in another tab.
      flushSync(() => setFinishing(true))
      await signIn(result, message)
      if (isMounted()) leave()
      else forgetDrafts()
      reloadRootView()
    },
  }
}
