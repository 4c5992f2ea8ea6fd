// The part of the vendor's interface that the adapter uses (docs/product/third-parties.md#geetest-slider-captcha).

export interface GeetestFault {
  code: string
  msg: string
}

/** The result of a solved puzzle. The vendor may add other fields. `gen_time` is a numeric string. */
export interface GeetestPass {
  lot_number: string
  captcha_output: string
  pass_token: string
  gen_time: string
}

export interface Geetest {
  showCaptcha(): void
  /** Falsy until the puzzle is solved. */
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
  /** Milliseconds per request. */
  timeout: number
  apiServers?: string[]
  staticServers?: string[]
  protocol?: 'http://' | 'https://'
  onError: (fault: GeetestFault) => void
  /** Without it, the vendor lets everybody pass during an outage. */
  offlineCb: () => void
}

declare global {
  interface Window {
    initGeetest4?: (config: GeetestConfig, handler: (captcha: Geetest) => void) => void
  }
}
