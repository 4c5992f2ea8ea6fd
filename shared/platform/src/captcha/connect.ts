import type { RuntimeConfig } from '@xhkt/platform/config'
import { CaptchaError, type CaptchaErrorKind } from './captcha-error.ts'
import type { Geetest } from './geetest.ts'
import { forgetScript, loadScript } from '@xhkt/platform/load-script'

export type CaptchaConfig = RuntimeConfig['captcha']

/** Milliseconds for the script, the call and the picture together. The learner can retry afterwards. */
const timeoutMs = 10_000

/**
 * Loads the vendor's script and resolves to a captcha that is ready to be shown.
 * @throws CaptchaError
 */
export function connect(config: CaptchaConfig): Promise<Geetest> {
  const { scriptUrl, captchaId, apiServers, staticServers, protocol } = config
  return new Promise((resolve, reject) => {
    let isSettled = false
    const settle = (action: () => void): void => {
      if (isSettled) return
      isSettled = true
      clearTimeout(timer)
      action()
    }
    const fail = (kind: CaptchaErrorKind, code?: string): void => settle(() => reject(new CaptchaError(kind, code)))
    const timer = setTimeout(() => {
      if (!window.initGeetest4) forgetScript(scriptUrl)
      fail('timeout')
    }, timeoutMs)

    const start = (): void => {
      if (isSettled) return
      if (!window.initGeetest4) {
        forgetScript(scriptUrl)
        fail('script')
        return
      }
      window.initGeetest4(
        {
          captchaId,
          product: 'bind',
          language: 'zho',
          timeout: timeoutMs,
          ...(apiServers && { apiServers }),
          ...(staticServers && { staticServers }),
          ...(protocol && { protocol }),
          onError: ({ code }) => fail('service', code),
          offlineCb: () => fail('outage'),
        },
        (captcha) => {
          if (isSettled) {
            captcha.destroy()
            return
          }
          captcha.onReady(() => settle(() => resolve(captcha)))
          captcha.onError(({ code }) => {
            if (!isSettled) captcha.destroy()
            fail('service', code)
          })
        },
      )
    }

    if (!scriptUrl) fail('script')
    else
      loadScript(scriptUrl)
        .then(start, () => fail('script'))
        .catch(() => fail('service'))
  })
}
