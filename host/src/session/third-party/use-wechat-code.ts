import { useEffect, useRef, useState } from 'react'
import { useAuth } from '@xhkt/platform/auth'
import { config } from '@xhkt/platform/config'
import { rememberReturn } from '../return-address.ts'
import { issueState } from './oauth-state.ts'
import { isQqCallback } from './qq-return.ts'
import { withoutWechatReturn } from './wechat-return.ts'
import { type CodeState, showWechatCode } from './wx-login.ts'

/** The current page, to which WeChat adds its `code` and `state`. Home on QQ's callback page, which would read them as QQ's. */
export function redirectUri({ origin, pathname, search }: Pick<Location, 'origin' | 'pathname' | 'search'>): string {
  return isQqCallback(pathname) ? `${origin}/` : origin + pathname + withoutWechatReturn(search)
}

/** Whether the dialog binds an account to the signed-in learner. */
const isLinking = (): boolean => useAuth.getState().dialog?.form === 'link'

/** Shows WeChat's QR code in an element. Returns its state and a function that loads it again. */
export function useWechatCode() {
  const place = useRef<HTMLDivElement>(null)
  const [attempt, setAttempt] = useState(0)
  const [shown, setShown] = useState<{ state: CodeState; of: number }>({ state: 'waiting', of: 0 })
  const state = shown.of === attempt ? shown.state : 'waiting'
  const retry = (): void => setAttempt((count) => count + 1)

  useEffect(() => {
    if (!place.current) return
    // After the scan the iframe navigates the whole page, so everything needed then is stored now.
    const flow = isLinking() ? 'wechatLink' : 'wechat'
    if (flow === 'wechat') rememberReturn()
    return showWechatCode({
      place: place.current,
      wechat: config.wechat,
      redirectUri: redirectUri(location),
      state: issueState(flow),
      onState: (next) => setShown({ state: next, of: attempt }),
    })
  }, [attempt])

  useEffect(() => {
    if (state !== 'failed') return
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [state])

  return { place, state, retry }
}
