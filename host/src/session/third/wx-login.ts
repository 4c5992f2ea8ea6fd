import type { RuntimeConfig } from '@xhkt/platform/config'
import { forgetScript, loadScript } from '@xhkt/platform/sms-code/load-script'

/** The vendor's widget (third-party.md section 2). */
export interface WxLoginOptions {
  /** Of the element that the code is put into. */
  id: string
  appid: string
  scope: 'snsapi_login'
  /** Encoded by the caller. */
  redirect_uri: string
  state: string
  /** False: it is the top window that goes to `redirect_uri`. */
  self_redirect: boolean
  stylelite: 0 | 1
  onReady: (isReady: boolean) => void
}

declare global {
  interface Window {
    WxLogin?: new (options: WxLoginOptions) => unknown
  }
}

/** For the script and the code together, in milliseconds. */
const deadlineMs = 10_000
/** A code that is there says so; one that says nothing may be a browser's error page. */
const silenceMs = 1_500

/**
 * waiting: nothing to see yet · shown: the code is there · unsure: something is there that does not say so · failed: nothing is
 */
export type CodeState = 'waiting' | 'shown' | 'unsure' | 'failed'

interface Wanted {
  place: HTMLElement
  wechat: RuntimeConfig['wechat']
  redirectUri: string
  state: string
  onState: (state: CodeState) => void
}

/** Shows WeChat's code in `place`. Returns how to take it away. */
export function showWechatCode({ place, wechat: { scriptUrl, appId }, redirectUri, state, onState }: Wanted): () => void {
  let over = false
  let ready = false
  let silence: ReturnType<typeof setTimeout> | undefined

  function settle(next: CodeState): void {
    if (over || ready) return
    clearTimeout(deadline)
    clearTimeout(silence)
    ready = next === 'shown'
    onState(next)
    if (next === 'failed') stop()
  }

  function stop(): void {
    over = true
    clearTimeout(deadline)
    clearTimeout(silence)
    place.replaceChildren()
  }

  function fail(): void {
    if (!window.WxLogin) forgetScript(scriptUrl)
    settle('failed')
  }

  function start(): void {
    if (over) return
    if (!window.WxLogin) {
      fail()
      return
    }
    new window.WxLogin({
      id: place.id,
      appid: appId,
      scope: 'snsapi_login',
      redirect_uri: encodeURIComponent(redirectUri),
      state,
      self_redirect: false,
      stylelite: 1,
      onReady: (isReady) => isReady && settle('shown'),
    })
    const frame = place.querySelector('iframe')
    if (frame) frame.title = '微信登录二维码'
    frame?.addEventListener('load', () => {
      clearTimeout(deadline)
      clearTimeout(silence)
      silence = setTimeout(() => settle('unsure'), silenceMs)
    })
  }

  const deadline = setTimeout(fail, deadlineMs)
  // Without a network the script may still come out of the browser's cache, and the code would not.
  if (!scriptUrl || !navigator.onLine) fail()
  else loadScript(scriptUrl).then(start, fail).catch(fail)
  return stop
}
