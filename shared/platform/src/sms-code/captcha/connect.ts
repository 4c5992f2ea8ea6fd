import type { RuntimeConfig } from '@xhkt/platform/config'
import { CaptchaError, type CaptchaErrorKind } from './captcha-error.ts'
import type { Geetest } from './geetest.ts'
import { forgetScript, loadScript } from './load-script.ts'

export type CaptchaConfig = RuntimeConfig['captcha']

/** For script, call and picture together; the learner then may try again. */
const deadlineMs = 10_000

/** A captcha that is ready to be shown, or a CaptchaError that says why there is none. */
export function connect(config: CaptchaConfig): Promise<Geetest> {
  const { scriptUrl, captchaId, apiServers, staticServers, protocol } = config
  return new Promise((resolve, reject) => {
    let over = false
    const settle = (act: () => void): void => {
      if (over) return
      over = true
      clearTimeout(timer)
      act()
    }
    const fail = (kind: CaptchaErrorKind, code?: string): void => settle(() => reject(new CaptchaError(kind, code)))
    const timer = setTimeout(() => {
      if (!window.initGeetest4) forgetScript(scriptUrl)
      fail('timeout')
    }, deadlineMs)

    const start = (): void => {
      if (over) return
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
          timeout: deadlineMs,
          ...(apiServers && { apiServers }),
          ...(staticServers && { staticServers }),
          ...(protocol && { protocol }),
          onError: ({ code }) => fail('service', code),
          offlineCb: () => fail('outage'),
        },
        (captcha) => {
          if (over) {
            captcha.destroy()
            return
          }
          captcha.onReady(() => settle(() => resolve(captcha)))
          captcha.onError(({ code }) => {
            if (!over) captcha.destroy()
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
