import { useEffect, useEffectEvent } from 'react'
import { auth, requestLogin, useAuth } from '@xhkt/platform/auth'
import { useSearchParams } from '@xhkt/platform/router'
import { sessionItem } from '@xhkt/platform/storage'

/** Query parameter of the return address. It only marks the return: what to do is in storage, which a link on another site cannot reach. */
const parameter = 'resume'
const waiting = sessionItem('xhkt_resume', 'token')

function returnAddress(): string {
  const url = new URL(location.href)
  url.searchParams.set(parameter, '1')
  return url.pathname + url.search
}

/**
 * Opens the login dialog for an action, for the `before` of `useAction`. The action survives a login that leaves the page, such as one by
 * `/login`, if the page calls `useResumeAfterLogin` with it.
 * @param action Identifies the action, for example `reserve 101`.
 */
export function requestLoginFor(action: string): Promise<boolean> {
  if (auth.token()) return Promise.resolve(true)
  waiting.set(action)
  return requestLogin(returnAddress()).then((signedIn) => {
    if (signedIn) waiting.remove()
    return signedIn
  })
}

/** Runs `resume` once after a login that left the page for this action and came back. A link with the parameter alone does nothing. */
export function useResumeAfterLogin(action: string, resume: () => void): void {
  const isSignedIn = useAuth(({ token }) => token !== null)
  const [params, setParams] = useSearchParams()
  const isReturn = isSignedIn && params.has(parameter)
  const run = useEffectEvent(() => {
    if (waiting.get() !== action) return
    waiting.remove()
    const rest = new URLSearchParams(params)
    rest.delete(parameter)
    setParams(rest, { replace: true })
    resume()
  })
  useEffect(() => {
    if (isReturn) run()
  }, [isReturn])
}
