import type { CaptchaResult } from '@xhkt/contract'
import { CaptchaError } from './captcha-error.ts'
import { type CaptchaConfig, connect } from './connect.ts'
import type { Geetest } from './geetest.ts'

export interface SliderCaptcha {
  /** Preloads the vendor's script and a puzzle. A failure shows only at `solve`. */
  prepare(): void
  /**
   * Shows the puzzle. Resolves to the four fields of `POST /v1/sendSms`, or to null when the learner closes it. The next call after an
   * error starts with a new puzzle.
   * @throws CaptchaError
   */
  solve(): Promise<CaptchaResult | null>
  /** Discards a result that the server refused. */
  reset(): void
  destroy(): void
}

interface PendingSolve {
  resolve: (result: CaptchaResult | null) => void
  reject: (error: CaptchaError) => void
}

/** The four fields of the contract. The vendor may add others. */
function resultOf(captcha: Geetest): CaptchaResult | null {
  const pass = captcha.getValidate()
  if (!pass) return null
  const { lot_number, captcha_output, pass_token, gen_time } = pass
  return { lot_number, captcha_output, pass_token, gen_time }
}

/** The slider captcha (docs/product/forms.md#slider-captcha), built on the vendor's public interface only. */
export function createSliderCaptcha(config: CaptchaConfig): SliderCaptcha {
  let connecting: Promise<Geetest> | null = null
  let solving: Promise<CaptchaResult | null> | null = null
  let pending: PendingSolve | null = null
  /** The puzzle was solved, and a solved puzzle is valid once. */
  let isUsed = false
  /** Grows with `destroy`, so that earlier calls know that they are outdated. */
  let generation = 0

  function drop(captcha: Geetest): void {
    connecting = null
    isUsed = false
    captcha.destroy()
  }

  function listen(captcha: Geetest): void {
    captcha.onSuccess(() => {
      isUsed = true
      const result = resultOf(captcha)
      if (result) pending?.resolve(result)
      else pending?.reject(new CaptchaError('service'))
    })
    // A vendor can close its window before it reports the success.
    captcha.onClose(() => {
      const result = resultOf(captcha)
      isUsed = result !== null
      pending?.resolve(result)
    })
    captcha.onError(({ code }) => {
      drop(captcha)
      pending?.reject(new CaptchaError('service', code))
    })
  }

  function ready(): Promise<Geetest> {
    if (connecting) return connecting
    const started = generation
    const attempt = connect(config).then(
      (captcha) => {
        if (started === generation) listen(captcha)
        return captcha
      },
      (error: unknown) => {
        if (started === generation) connecting = null
        throw error
      },
    )
    connecting = attempt
    return attempt
  }

  function show(captcha: Geetest): Promise<CaptchaResult | null> {
    return new Promise((resolve, reject) => {
      pending = { resolve, reject }
      if (isUsed) captcha.reset()
      isUsed = false
      captcha.showCaptcha()
    })
  }

  async function run(): Promise<CaptchaResult | null> {
    const started = generation
    const captcha = await ready()
    return started === generation ? show(captcha) : null
  }

  return {
    prepare: () => {
      ready().catch(() => undefined)
    },

    solve: () => {
      if (solving) return solving
      const current = run().finally(() => {
        if (solving !== current) return
        solving = null
        pending = null
      })
      solving = current
      return current
    },

    reset: () => {
      // Not only at the next `solve`, so that a new puzzle is ready by then.
      if (isUsed) void connecting?.then((captcha) => captcha.reset(), () => undefined)
      isUsed = false
    },

    destroy: () => {
      generation += 1
      pending?.resolve(null)
      const last = connecting
      connecting = null
      solving = null
      pending = null
      isUsed = false
      void last?.then((captcha) => captcha.destroy(), () => undefined)
    },
  }
}
