import type { Geetest, GeetestConfig, GeetestFault } from '@xhkt/platform/captcha'

export const pass = { lot_number: 'lot', captcha_output: 'output', pass_token: 'token', gen_time: '1700000000' }

/** Installs a fake `initGeetest4` that behaves like the vendor's. The test acts for the learner and the vendor's servers. */
export function installFakeGeetest() {
  const made: FakeCaptcha[] = []
  const configs: GeetestConfig[] = []
  window.initGeetest4 = (config, handler) => {
    configs.push(config)
    const captcha = new FakeCaptcha()
    made.push(captcha)
    handler(captcha)
  }
  return {
    configs,
    made,
    get last(): FakeCaptcha {
      const captcha = made.at(-1)
      if (!captcha) throw new Error('no captcha was created')
      return captcha
    },
  }
}

export class FakeCaptcha implements Geetest {
  readonly calls: string[] = []
  private readonly listeners = new Map<string, ((fault: GeetestFault) => void)[]>()
  private validated: object | null = null

  showCaptcha = (): void => void this.calls.push('show')
  destroy = (): void => void this.calls.push('destroy')
  reset = (): void => {
    this.calls.push('reset')
    this.validated = null
  }
  getValidate = (): typeof pass | null => this.validated as typeof pass | null

  private readonly on = (event: string) => (listener: (fault: GeetestFault) => void) => {
    this.listeners.set(event, [...(this.listeners.get(event) ?? []), listener])
  }
  onReady = this.on('ready')
  onSuccess = this.on('success')
  onClose = this.on('close')
  onError = this.on('error')

  private emit(event: string, fault: GeetestFault = { code: '', msg: '' }): void {
    for (const listener of this.listeners.get(event) ?? []) listener(fault)
  }

  becomeReady = (): void => this.emit('ready')
  close = (): void => this.emit('close')
  fail = (code: string): void => this.emit('error', { code, msg: 'vendor text' })
  solve = (more: object = {}): void => {
    this.validated = { ...pass, ...more }
    this.emit('success')
  }
}
