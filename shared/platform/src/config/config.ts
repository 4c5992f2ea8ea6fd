/** What differs between deployments; the server renders it into the page as JSON, so no build holds it. */
export interface RuntimeConfig {
  productName: string
  /** Goes before `/v1/…`; empty for the page's own origin. */
  apiBase: string
  captcha: { scriptUrl: string; captchaId: string; apiServers?: string[]; staticServers?: string[]; protocol?: 'http://' | 'https://' }
  /** The WxLogin widget; without a script this way in is not offered. */
  wechat: { scriptUrl: string; appId: string }
  /** QQ Connect; without an address this way in is not offered. */
  qq: { authorizeUrl: string; clientId: string }
  /** Picture and store links of the mobile app; what is empty is not shown. */
  app: { qrcode: string; ios: string; android: string }
  /** On this host the footer's copyright is the fixed text (section 9). */
  mainDomain: string
  /** Where a small screen is sent (section 1), as `https://m.example.com`; empty: nowhere. */
  mobileSite: string
  /** Hosts on which the debug console is loaded (section 9). */
  debugHosts: string[]
  /** Where the page tells what failed of which release (`federation/beacon.ts`); empty: nowhere. */
  beacons: string
  /**
   * Origins, as `http://localhost:3001`, of which a developer may have a tab run a release in place of the live one; empty, as it
   * is in production: of none.
   */
  overrides: string[]
}

const fallback: RuntimeConfig = {
  productName: '学海课堂',
  apiBase: '',
  captcha: { scriptUrl: '', captchaId: '' },
  wechat: { scriptUrl: '', appId: '' },
  qq: { authorizeUrl: '', clientId: '' },
  app: { qrcode: '', ios: '', android: '' },
  mainDomain: '',
  mobileSite: '',
  debugHosts: [],
  beacons: '',
  overrides: [],
}

function read(): RuntimeConfig {
  const text = typeof document === 'undefined' ? null : document.getElementById('xhkt-config')?.textContent
  return text ? { ...fallback, ...(JSON.parse(text) as Partial<RuntimeConfig>) } : fallback
}

/** The configuration of this deployment. */
export const config: RuntimeConfig = read()
