;(() => {
  const script = /** @type {HTMLScriptElement} */ (document.currentScript).src
  const baseUrl = new URL('.', script).href
  const defaultTimeoutMs = 30_000

  /**
   * @typedef {{ code: string, msg: string, desc: { detail: string } }} CaptchaFault
   * @typedef {object} CaptchaConfig
   * @property {string} captchaId
   * @property {'float' | 'popup' | 'bind'} [product]
   * @property {string[]} [hideBar]
   * @property {string[]} [apiServers]
   * @property {'http://' | 'https://'} [protocol]
   * @property {number} [timeout] - milliseconds per request
   * @property {() => void} [offlineCb]
   * @property {(error: CaptchaFault) => void} [onError]
   */

  /** @returns {Promise<void>} */
  function loadStylesheet() {
    const address = new URL('gt4.css', baseUrl).href
    if (document.querySelector(`link[href="${address}"]`)) return Promise.resolve()
    return new Promise((resolve) => {
      const link = document.createElement('link')
      link.rel = 'stylesheet'
      link.href = address
      // The captcha works without its stylesheet, so a failure is ignored.
      link.onload = link.onerror = () => resolve()
      document.head.append(link)
    })
  }

  /**
   * Tries the servers in order until one answers.
   *
   * @param {CaptchaConfig} config
   * @returns {{ call(path: string, query: Record<string, string>): Promise<unknown>, base(): string }}
   */
  function createClient(config) {
    const protocol = config.protocol ?? `${location.protocol}//`
    const bases = config.apiServers?.map((server) => `${protocol}${server.replace(/\/$/, '')}/`) ?? [baseUrl]
    let base = bases[0] ?? baseUrl

    return {
      base: () => base,
      call: async (path, query) => {
        const parameters = new URLSearchParams({ captcha_id: config.captchaId, client_type: 'web', lang: 'zho', ...query })
        /** @type {unknown} */
        let failure
        for (const candidate of bases) {
          const controller = new AbortController()
          const timer = setTimeout(() => controller.abort(), config.timeout ?? defaultTimeoutMs)
          try {
            const response = await fetch(`${candidate}${path}?${parameters}`, { signal: controller.signal })
            if (!response.ok) throw new Error(`status ${response.status}`)
            base = candidate
            return await response.json()
          } catch (cause) {
            failure = cause
          } finally {
            clearTimeout(timer)
          }
        }
        throw failure
      },
    }
  }

  /**
   * The entry point of GeeTest's script (docs/product/third-parties.md#geetest-slider-captcha).
   *
   * @param {CaptchaConfig} config
   * @param {(captcha: unknown) => void} handler
   */
  function initGeetest4(config, handler) {
    /** @param {CaptchaFault} fault */
    const report = (fault) => {
      if (!config.onError) throw new Error(`captcha ${fault.code}: ${fault.msg}`)
      config.onError(fault)
    }
    /**
     * @param {string} code
     * @param {unknown} cause
     */
    const fail = (code, cause) => report({ code, msg: 'request failed', desc: { detail: String(cause) } })

    if (!config.captchaId) {
      report({ code: '60001', msg: 'captchaId', desc: { detail: 'captchaId is required' } })
      return
    }
    const client = createClient(config)

    const start = async () => {
      const [reply, part] = await Promise.all([
        client.call('load', { challenge: crypto.getRandomValues(new Uint32Array(4)).join('-') }),
        import('./instance.js'),
        loadStylesheet(),
      ])
      const answer = /** @type {CaptchaFault & { status: string, data: import('./instance.js').Puzzle }} */ (reply)
      if (answer.status !== 'success') {
        report(answer)
        return
      }
      const { product = 'float', hideBar = [] } = config
      handler(part.createInstance({ product, hideBar, base: client.base(), call: client.call, first: answer.data }))
    }
    start().catch((cause) => {
      if (config.offlineCb) config.offlineCb()
      else fail('60204', cause)
    })
  }

  Object.assign(window, { initGeetest4 })
})()
