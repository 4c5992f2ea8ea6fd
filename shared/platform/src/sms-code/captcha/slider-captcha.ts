import type { CaptchaResult } from '@xhkt/contract'
import { CaptchaError } from './captcha-error.ts'
import { type CaptchaConfig, connect } from './connect.ts'
import type { Geetest } from './geetest.ts'

export interface SliderCaptcha {
  /** Loads the vendor's script and puzzle ahead of time; a failure shows only when somebody wants to solve it. */
  prepare(): void
  /**
   * Shows the puzzle. Resolves to the four fields that `POST /v1/sendSms` takes, or to null when the learner closes it;
   * rejects with a CaptchaError, after which the next call starts afresh.
   */
  solve(): Promise<CaptchaResult | null>
  /** Throws away a pass that the server refused. */
  reset(): void
  destroy(): void
}

interface Waiting {
  resolve: (result: CaptchaResult | null) => void
  reject: (error: CaptchaError) => void
}

/** The vendor may add fields; the contract takes these four. */
function passOf(captcha: Geetest): CaptchaResult | null {
  const pass = captcha.getValidate()
  if (!pass) return null
  const { lot_number, captcha_output, pass_token, gen_time } = pass
  return { lot_number, captcha_output, pass_token, gen_time }
}

/** The slider captcha of section 5, on the vendor's interface (third-party.md section 1) and nothing else. */
export function createSliderCaptcha(config: CaptchaConfig): SliderCaptcha {
  let connecting: Promise<Geetest> | null = null
  let solving: Promise<CaptchaResult | null> | null = null
  let waiting: Waiting | null = null
  let spent = false
  let life = 0

  function drop(captcha: Geetest): void {
    connecting = null
    spent = false
    captcha.destroy()
  }

  function listen(captcha: Geetest): void {
    captcha.onSuccess(() => {
      spent = true
      const result = passOf(captcha)
      if (result) waiting?.resolve(result)
      else waiting?.reject(new CaptchaError('service'))
    })
    // Some close their window on success before they report it.
    captcha.onClose(() => {
      const result = passOf(captcha)
      spent = result !== null
      waiting?.resolve(result)
    })
    captcha.onError(({ code }) => {
      drop(captcha)
      waiting?.reject(new CaptchaError('service', code))
    })
  }

  function ready(): Promise<Geetest> {
    if (connecting) return connecting
    const born = life
    const attempt = connect(config).then(
      (captcha) => {
        if (born === life) listen(captcha)
        return captcha
      },
      (error: unknown) => {
        if (born === life) connecting = null
        throw error
      },
    )
    connecting = attempt
    return attempt
  }

  function show(captcha: Geetest): Promise<CaptchaResult | null> {
    return new Promise((resolve, reject) => {
      waiting = { resolve, reject }
      if (spent) captcha.reset()
      spent = false
      captcha.showCaptcha()
    })
  }

  async function run(): Promise<CaptchaResult | null> {
    const born = life
    const captcha = await ready()
    return born === life ? show(captcha) : null
  }

  return {
    prepare: () => {
      ready().catch(() => undefined)
    },

    solve: () => {
      if (solving) return solving
      const mine = run().finally(() => {
        if (solving !== mine) return
        solving = null
        waiting = null
      })
      solving = mine
      return mine
    },

    reset: () => {
      // Now and not at the next showing, so that a fresh puzzle is there by then.
      if (spent) void connecting?.then((captcha) => captcha.reset(), () => undefined)
      spent = false
    },

    destroy: () => {
      life += 1
      waiting?.resolve(null)
      const last = connecting
      connecting = null
      solving = null
      waiting = null
      spent = false
      void last?.then((captcha) => captcha.destroy(), () => undefined)
    },
  }
}
