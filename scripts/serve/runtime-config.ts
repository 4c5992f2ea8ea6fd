import type { RuntimeConfig } from '@xhkt/platform/config'

/** What the sandbox answers beside the API: its own page, pictures and videos, third parties, the API's description. */
export const sandboxPaths = ['/sandbox', '/sandbox-geetest', '/sandbox-wechat', '/sandbox-qq', '/media', '/openapi.json']

/** The configuration of the app on the sandbox: third parties are the sandbox's own. `others` replaces single fields. */
export function sandboxConfig(others: Partial<RuntimeConfig> = {}): RuntimeConfig {
  return {
    productName: '学海课堂',
    apiBase: '',
    captcha: { scriptUrl: '/sandbox-geetest/gt4.js', captchaId: 'sandbox' },
    wechat: { scriptUrl: '/sandbox-wechat/wxLogin.js', appId: 'wxsandbox' },
    qq: { authorizeUrl: '/sandbox-qq/oauth2.0/authorize', clientId: '100000000' },
    app: { qrcode: '/media/qr/app.svg', ios: '/media/stores/app-store.svg', android: '/media/stores/android.svg' },
    mainDomain: '',
    mobileSite: '',
    debugHosts: [],
    beacons: '/sandbox/beacons',
    overrides: [],
    ...others,
  }
}
