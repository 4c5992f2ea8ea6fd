import type { PreviewKey } from '@xhkt/contract/federation/preview'

/** The configuration of a deployment. The server renders it into the page as JSON; no build contains it. */
export interface RuntimeConfig {
  productName: string
  /** Goes before `/v1/…`. Empty: the page's own origin. */
  apiBase: string
  captcha: { scriptUrl: string; captchaId: string; apiServers?: string[]; staticServers?: string[]; protocol?: 'http://' | 'https://' }
  /** The WxLogin widget. Without `scriptUrl` the login by WeChat is not offered. */
  wechat: { scriptUrl: string; appId: string }
  /** QQ Connect. Without `authorizeUrl` the login by QQ is not offered. */
  qq: { authorizeUrl: string; clientId: string }
  /** QR code and store links of the mobile app. An empty one is not shown. */
  app: { qrcode: string; ios: string; android: string }
  /** On this host the footer shows a fixed copyright text (docs/product/routes.md#footer). */
  mainDomain: string
  /** The site for small screens, such as `https://m.example.com`; empty: none (docs/product/routes.md#mobile-redirect). */
  mobileSite: string
  /** Hosts on which the debug console loads (docs/product/routes.md#debug-console). */
  debugHosts: string[]
  /** The address that the page reports loads and failures to (`Beacon` of the contract); empty: none. */
  beacons: string
  /** Origins, such as `http://localhost:3001`, whose release a developer can run in a tab instead of the live one. Empty in production. */
  overrides: string[]
  /** A tab may run a release that is not live, by an address that `release preview` has made. Absent: it may not. */
  previews?: boolean
  /** The keys whose previews a tab may run. The server reads them from the store; absent without `previews`. */
  previewKeys?: PreviewKey[]
  /** The id of the preview of the host whose page this is; absent in every other page. */
  preview?: string
  /** The learner's masked phone moves over lessons (docs/product/courses.md#watermark). */
  watermark: boolean
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
  watermark: false,
}

function read(): RuntimeConfig {
  const text = typeof document === 'undefined' ? null : document.getElementById('xhkt-config')?.textContent
  return text ? { ...fallback, ...(JSON.parse(text) as Partial<RuntimeConfig>) } : fallback
}

/** The configuration of this deployment. */
export const config: RuntimeConfig = read()
