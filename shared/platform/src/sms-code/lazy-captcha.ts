import { CaptchaError } from './captcha/captcha-error.ts'
import type { CaptchaConfig } from './captcha/connect.ts'
import type { SliderCaptcha } from './captcha/slider-captcha.ts'

/** The slider captcha. Its chunk loads when a puzzle is first needed, because many logins need none. */
export function createLazyCaptcha(config: CaptchaConfig): SliderCaptcha {
  let loading: Promise<SliderCaptcha> | null = null
  let ready: SliderCaptcha | null = null
  let destroyed = false

  const load = (): Promise<SliderCaptcha> => {
    loading ??= import(/* webpackChunkName: "slider-captcha" */ './captcha/slider-captcha.ts').then(
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
      load().then(
        (captcha) => destroyed || captcha.prepare(),
        () => undefined,
      )
    },
    solve: async () => {
      const captcha = await load()
      return destroyed ? null : captcha.solve()
    },
    reset: () => ready?.reset(),
    destroy: () => {
      destroyed = true
      ready?.destroy()
    },
  }
}
