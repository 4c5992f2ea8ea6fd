import type { RuntimeConfig } from '@xhkt/platform/config'
import { forgetScript, loadScript } from '@xhkt/platform/load-script'

/** The vendor's widget (docs/product/third-parties.md#wechat-login). */
export interface WxLoginOptions {
  /** Id of the element that the QR code is rendered into. */
  id: string
  appid: string
  scope: 'snsapi_login'
  /** Encoded by the caller. */
  redirect_uri: string
  state: string
  /** False: the top window navigates to `redirect_uri`, and not the iframe. */
  self_redirect: boolean
  stylelite: 0 | 1
  onReady: (isReady: boolean) => void
}

declare global {
  interface Window {
    WxLogin?: new (options: WxLoginOptions) => unknown
  }
}

/** For the script and the QR code together, in milliseconds. */
const timeoutMs = 10_000
/** The iframe of a QR code calls `onReady`. An iframe that does not within this time may be a browser's error page. */
const readyMs = 1_500

/**
 * waiting: nothing is visible yet · shown: the QR code is visible · unsure: a frame has loaded but is not ready · failed
 */
export type CodeState = 'waiting' | 'shown' | 'unsure' | 'failed'

interface Options {
  place: HTMLElement
  wechat: RuntimeConfig['wechat']
  redirectUri: string
  state: string
  onState: (state: CodeState) => void
}

/** Shows WeChat's QR code in `place`. Returns a function that removes it. */
export function showWechatCode({ place, wechat: { scriptUrl, appId }, redirectUri, state, onState }: Options): () => void {
  let over = false
  let ready = false
  let readyTimer: ReturnType<typeof setTimeout> | undefined

  function settle(next: CodeState): void {
    if (over || ready) return
    clearTimeout(timer)
    clearTimeout(readyTimer)
    ready = next === 'shown'
    onState(next)
    if (next === 'failed') stop()
  }

  function stop(): void {
    over = true
    clearTimeout(timer)
    clearTimeout(readyTimer)
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
      clearTimeout(timer)
      clearTimeout(readyTimer)
      readyTimer = setTimeout(() => settle('unsure'), readyMs)
    })
  }

  const timer = setTimeout(fail, timeoutMs)
  // Offline the script may come from the browser's cache, but the QR code cannot load.
  if (!scriptUrl || !navigator.onLine) fail()
  else loadScript(scriptUrl).then(start, fail).catch(fail)
  return stop
}
