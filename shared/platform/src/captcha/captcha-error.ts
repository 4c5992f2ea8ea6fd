/**
 * - `script`: the vendor's script did not load
 * - `timeout`: the captcha was not ready in time
 * - `outage`: the vendor's service is down
 * - `service`: the vendor's service reported an error
 */
export type CaptchaErrorKind = 'script' | 'timeout' | 'outage' | 'service'

const texts: Record<CaptchaErrorKind, string> = {
  script: '安全验证加载失败，请检查网络后重试',
  timeout: '安全验证加载超时，请重试',
  outage: '安全验证服务暂时不可用，请稍后重试',
  service: '安全验证出错，请重试',
}

/** The captcha cannot be shown. `message` is the text for the learner, `code` the vendor's error code. */
export class CaptchaError extends Error {
  override name = 'CaptchaError'

  constructor(
    readonly kind: CaptchaErrorKind,
    readonly code = '',
  ) {
    super(texts[kind])
  }
}
