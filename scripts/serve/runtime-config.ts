import type { RuntimeConfig } from '@xhkt/shared/config'

/** The configuration of the app on the sandbox: third parties are the sandbox's own. */
export function sandboxConfig(): RuntimeConfig {
  return {
    productName: '学海课堂',
    apiBase: '',
    captcha: { scriptUrl: '/sandbox-geetest/gt4.js', captchaId: 'sandbox' },
  }
}
