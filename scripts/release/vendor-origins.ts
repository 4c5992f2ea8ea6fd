import type { RuntimeConfig } from '@xhkt/platform/config'

/** Origins that the page's content policy allows beside its own, by purpose. */
export interface VendorOrigins {
  scripts: string[]
  frames: string[]
  /** Styles, pictures and requests of the captcha. */
  captcha: string[]
}

/** WeChat's widget frames a page of this origin, wherever its script is loaded from. */
const wechatPages = 'https://open.weixin.qq.com'
/** Servers that the captcha's script requests if the configuration names none. */
const captchaServers = ['gcaptcha4.geetest.com', 'gcaptcha4.geevisit.com', 'gcaptcha4.gsensebot.com', 'static.geetest.com']

/** The origin of an absolute URL; null for a path, for an invalid URL, and for a host that would end the policy's directive. */
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

/** The vendors' origins of a deployment; none with the sandbox, whose third parties have the page's own origin. */
export function vendorOrigins({ captcha, wechat }: RuntimeConfig): VendorOrigins {
  const ofCaptcha = [...new Set(captchaOrigins(captcha))]
  const widget = originOf(wechat.scriptUrl)
  return {
    scripts: [...new Set([...ofCaptcha, ...(widget ? [widget] : [])])],
    frames: widget ? [wechatPages] : [],
    captcha: ofCaptcha,
  }
}
