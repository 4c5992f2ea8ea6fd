/** What differs between deployments; the server renders it into the page as JSON, so no build holds it. */
export interface RuntimeConfig {
  productName: string
  /** Goes before `/v1/…`; empty for the page's own origin. */
  apiBase: string
  captcha: { scriptUrl: string; captchaId: string; apiServers?: string[]; staticServers?: string[]; protocol?: 'http://' | 'https://' }
}

const fallback: RuntimeConfig = { productName: '学海课堂', apiBase: '', captcha: { scriptUrl: '', captchaId: '' } }

function read(): RuntimeConfig {
  const text = typeof document === 'undefined' ? null : document.getElementById('xhkt-config')?.textContent
  return text ? { ...fallback, ...(JSON.parse(text) as Partial<RuntimeConfig>) } : fallback
}

/** The configuration of this deployment. */
export const config: RuntimeConfig = read()
