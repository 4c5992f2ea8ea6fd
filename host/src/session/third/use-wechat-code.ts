import { useEffect, useRef, useState } from 'react'
import { config } from '@xhkt/platform/config'
import { rememberReturn } from '../return-address.ts'
import { issueState } from './one-time-state.ts'
import { isQqCallback } from './qq-return.ts'
import { withoutWechatReturn } from './wechat-return.ts'
import { type CodeState, showWechatCode } from './wx-login.ts'

/** The present page, to which WeChat adds its `code` and `state`; QQ's callback page would take them for its own. */
export function redirectUri({ origin, pathname, search }: Pick<Location, 'origin' | 'pathname' | 'search'>): string {
  return isQqCallback(pathname) ? `${origin}/` : origin + pathname + withoutWechatReturn(search)
}

/** WeChat's code in an element of the page, and how to ask for it anew. */
export function useWechatCode() {
  const place = useRef<HTMLDivElement>(null)
  const [attempt, setAttempt] = useState(0)
  const [shown, setShown] = useState<{ state: CodeState; of: number }>({ state: 'waiting', of: 0 })
  const state = shown.of === attempt ? shown.state : 'waiting'
  const retry = (): void => setAttempt((count) => count + 1)

  useEffect(() => {
    if (!place.current) return
    // The frame takes the whole page along once the phone has agreed, so all that is needed then is kept now.
    rememberReturn()
    return showWechatCode({
      place: place.current,
      wechat: config.wechat,
      redirectUri: redirectUri(location),
      state: issueState('wechat'),
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
