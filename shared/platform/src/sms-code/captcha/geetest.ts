/** The vendor's public interface (third-party.md section 1), as far as the adapter uses it. */
export interface GeetestFault {
  code: string
  msg: string
}

/** What a passed puzzle gives; vendors add fields of their own. `gen_time` is a numeric string. */
export interface GeetestPass {
  lot_number: string
  captcha_output: string
  pass_token: string
  gen_time: string
}

export interface Geetest {
  showCaptcha(): void
  /** Falsy until passed. */
  getValidate(): GeetestPass | false | null | undefined
  reset(): void
  destroy(): void
  onReady(listener: () => void): unknown
  onSuccess(listener: () => void): unknown
  onClose(listener: () => void): unknown
  onError(listener: (fault: GeetestFault) => void): unknown
}

export interface GeetestConfig {
  captchaId: string
  product: 'bind'
  language: 'zho'
  /** Milliseconds a request. */
  timeout: number
  apiServers?: string[]
  staticServers?: string[]
  protocol?: 'http://' | 'https://'
  onError: (fault: GeetestFault) => void
  /** Given, it replaces the vendor's own way of letting people pass during an outage. */
  offlineCb: () => void
}

declare global {
  interface Window {
    initGeetest4?: (config: GeetestConfig, handler: (captcha: Geetest) => void) => void
  }
}
