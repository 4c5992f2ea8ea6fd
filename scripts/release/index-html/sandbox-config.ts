import type { RuntimeConfig } from '@xhkt/platform/config'

/** Paths that the sandbox serves beside the API: its own page, third parties, pictures and videos, the chat, the API's description. */
export const sandboxPaths = ['/sandbox', '/sandbox-geetest', '/sandbox-wechat', '/sandbox-qq', '/media', '/chat', '/openapi.json']

/** The run-time configuration of the app on the sandbox, with the sandbox's third parties. `others` replaces single fields. */
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
    beacons: '/collector/beacons',
    overrides: [],
    watermark: true,
    ...others,
  }
}
