import type { RuntimeConfig } from '@xhkt/platform/config'

/** What the page's content policy allows beside its own origin, by what it is for. */
export interface VendorOrigins {
  scripts: string[]
  frames: string[]
  /** Styles, pictures and calls of the captcha. */
  captcha: string[]
}

/** third-party contracts: the page that WeChat's widget puts into its frame, wherever the widget itself is loaded from. */
const wechatPages = 'https://open.weixin.qq.com'
/** Where the captcha's script asks when the configuration names no servers. */
const captchaServers = ['gcaptcha4.geetest.com', 'gcaptcha4.geevisit.com', 'gcaptcha4.gsensebot.com', 'static.geetest.com']

/** The origin of an absolute address; null for a path, for what is no address, and for a host that would end the directive. */
export function originOf(address: string): string | null {
  const { origin } = URL.canParse(address) ? new URL(address) : { origin: '' }
  return /^https?:\/\/[\w.-]+(:\d+)?$/.test(origin) ? origin : null
}

function captchaOrigins({ scriptUrl, apiServers, staticServers, protocol = 'https://' }: RuntimeConfig['captcha']): string[] {
  const named = [...(apiServers ?? []), ...(staticServers ?? [])]
  const script = originOf(scriptUrl)
  const servers = named.length > 0 || !script ? named : captchaServers
  return [script, ...servers.map((server) => originOf(protocol + server))].filter((origin) => origin !== null)
}

/** The vendors that this deployment is configured for; none with the sandbox, which is of the page's own origin. */
export function vendorOrigins({ captcha, wechat }: RuntimeConfig): VendorOrigins {
  const ofCaptcha = [...new Set(captchaOrigins(captcha))]
  const widget = originOf(wechat.scriptUrl)
  return {
    scripts: [...new Set([...ofCaptcha, ...(widget ? [widget] : [])])],
    frames: widget ? [wechatPages] : [],
    captcha: ofCaptcha,
  }
}
