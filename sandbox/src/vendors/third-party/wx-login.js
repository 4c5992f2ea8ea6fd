;(() => {
  // Relative to this script, so that a page of another origin can use the widget too.
  const baseUrl = new URL('.', /** @type {HTMLScriptElement} */ (document.currentScript).src)

  /**
   * @typedef {object} WxLoginOptions
   * @property {string} id
   * @property {string} appid
   * @property {string} scope
   * @property {string} redirect_uri - encoded by the caller
   * @property {string} [state]
   * @property {boolean} [self_redirect]
   * @property {string} [styletype]
   * @property {string} [sizetype]
   * @property {string} [bgcolor]
   * @property {string} [rst]
   * @property {'black' | 'white'} [style]
   * @property {string} [href]
   * @property {'en'} [lang]
   * @property {0 | 1} [stylelite]
   * @property {0 | 1} [fast_login]
   * @property {'auto' | 'dark' | 'light'} [color_scheme]
   * @property {(isReady: boolean) => void} [onReady]
   */

  /** @param {WxLoginOptions} options */
  function addressOf(options) {
    const { self_redirect: selfRedirect } = options
    /** @type {[string, string | number | undefined][]} */
    const alwaysSent = [
      ['appid', options.appid],
      ['scope', options.scope],
      ['redirect_uri', options.redirect_uri],
      ['state', options.state],
      ['login_type', 'jssdk'],
      ['self_redirect', selfRedirect === undefined ? 'default' : String(selfRedirect)],
      ['styletype', options.styletype],
      ['sizetype', options.sizetype],
      ['bgcolor', options.bgcolor],
      ['rst', options.rst],
    ]
    /** @type {[string, string | number | undefined][]} */
    const optional = [
      ['style', options.style],
      ['href', options.href],
      ['lang', options.lang],
      ['stylelite', options.stylelite === 1 ? 1 : undefined],
      ['fast_login', options.fast_login === 0 ? 0 : undefined],
      ['color_scheme', options.color_scheme],
    ]
    const pairs = [...alwaysSent, ...optional.filter(([, value]) => value !== undefined)]
    return `${new URL('connect/qrconnect', baseUrl).href}?${pairs.map(([name, value]) => `${name}=${value ?? ''}`).join('&')}`
  }

  /** @param {unknown} data */
  function isReady(data) {
    if (typeof data !== 'string') return false
    try {
      const { type, status } = JSON.parse(data)
      return type === 'status' && status === 'wxReady'
    } catch {
      return false
    }
  }

  class WxLogin {
    /** @param {WxLoginOptions} options */
    constructor(options) {
      const frame = document.createElement('iframe')
      frame.src = addressOf(options)
      for (const [name, value] of [
        ['frameborder', '0'],
        ['allowtransparency', 'true'],
        ['scrolling', 'no'],
        ['width', '300'],
        ['height', '400'],
      ]) {
        frame.setAttribute(String(name), String(value))
      }
      window.addEventListener('message', ({ origin, source, data }) => {
        if (origin === baseUrl.origin && source === frame.contentWindow && isReady(data)) options.onReady?.(true)
      })
      document.getElementById(options.id)?.replaceChildren(frame)
    }
  }

  Object.assign(window, { WxLogin })
})()
