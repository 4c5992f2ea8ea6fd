import { CaptchaError } from './captcha-error.ts'
import type { CaptchaConfig } from './connect.ts'
import type { SliderCaptcha } from './slider-captcha.ts'

export { CaptchaError } from './captcha-error.ts'
export type { Geetest, GeetestConfig, GeetestFault } from './geetest.ts'

/** The slider captcha. Its chunk loads when a puzzle is first needed, because many logins need none. */
export function createLazyCaptcha(config: CaptchaConfig): SliderCaptcha {
  let loading: Promise<SliderCaptcha> | null = null
  let ready: SliderCaptcha | null = null
  /** Grows with `destroy`. A page whose session expired destroys its captcha, and needs it again after the next login. */
  let generation = 0

  const load = (): Promise<SliderCaptcha> => {
    loading ??= import(/* webpackChunkName: "slider-captcha" */ './slider-captcha.ts').then(
      ({ createSliderCaptcha }) => (ready = createSliderCaptcha(config)),
      () => {
        loading = null
        throw new CaptchaError('script')
      },
    )
    return loading
  }

  return {
    prepare: () => {
      const started = generation
      load().then(
        (captcha) => started === generation && captcha.prepare(),
        () => undefined,
      )
    },
    solve: async () => {
      const started = generation
      const captcha = await load()
      return started === generation ? captcha.solve() : null
    },
    reset: () => ready?.reset(),
    destroy: () => {
      generation += 1
      ready?.destroy()
    },
  }
}
