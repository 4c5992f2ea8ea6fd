import { useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { useAuth } from '@xhkt/platform/auth'
import type { LoginResult } from '@xhkt/contract'
import { useNavigate } from '@xhkt/platform/router'
import { reloadRootView } from '../../app/root-view.ts'
import { forgetDrafts } from '../../session/draft.ts'
import { forgetReturn, returnAddress } from '../../session/return-address.ts'
import { signIn } from '../../session/session.ts'
import { useIsHere } from './use-is-here.ts'

interface WayOn {
  /** The learner is signed in, by another tab or by the dialog, and on the way to where they were going. */
  leaving: boolean
  /** Section 4: the user is fetched, then the learner is led on and the root view reloaded. */
  finish: (result: LoginResult, message: Parameters<typeof signIn>[1]) => Promise<void>
}

/** An account page has nothing for a learner who is signed in; back does not lead to it again. */
export function useWayOn(): WayOn {
  const navigate = useNavigate()
  const isHere = useIsHere()
  const [finishing, setFinishing] = useState(false)
  // The dialog is there until it has fetched the user.
  const signedIn = useAuth(({ token, dialog }) => token !== null && dialog === null)
  const leaving = signedIn && !finishing

  function leadOn(): void {
    const target = returnAddress()
    forgetReturn()
    forgetDrafts()
    void navigate(target, { replace: true })
  }

  const follow = useEffectEvent(leadOn)
  useEffect(() => {
    if (leaving) follow()
  }, [leaving])

  return {
    leaving,
    finish: async (result, message) => {
      // Before the token is there, or this would look like a login somewhere else.
      flushSync(() => setFinishing(true))
      await signIn(result, message)
      if (isHere()) leadOn()
      else forgetDrafts()
      reloadRootView()
    },
  }
}
