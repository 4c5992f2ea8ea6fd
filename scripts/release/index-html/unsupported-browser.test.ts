import { parse } from 'acorn'
import { incompleteDocumentScript } from './incomplete-document.ts'
import { supportScript, unsupportedMessage, unsupportedStyle } from './unsupported-browser.ts'

const oldest = { chrome: 86, edge: 86, firefox: 115, safari: 15.4 }
const html = document.documentElement

/** Runs the script as a browser with this user agent, with or without `replaceChildren`, the newest method that the boot script needs. */
function openAs(userAgent: string, hasNewest = true): boolean {
  html.className = ''
  html.removeAttribute('data-unsupported')
  Object.defineProperty(html, 'replaceChildren', { value: hasNewest ? () => undefined : undefined, configurable: true })
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  const element = document.createElement('script')
  element.textContent = supportScript(oldest)
  document.head.append(element)
  element.remove()
  expect(html.dataset.unsupported === undefined).toBe(html.className === 'supported')
  return html.className === 'supported'
}

const chrome = (version: string): string => `Mozilla/5.0 (Windows NT 6.1; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version} Safari/537.36`
const safari = (version: string): string => `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/${version} Safari/605.1.15`

test.each([
  ['Chromium 86, as 360 极速 13', chrome('86.0.4240.198')],
  ['Chromium of three digits', chrome('109.0.0.0')],
  ['a WebView, whose user agent has a version of its own too', chrome('120.0.0.0').replace('Chrome', 'Version/4.0 Chrome')],
  ['Edge', `${chrome('86.0.622.63')} Edg/86.0.622.63`],
  ['Firefox 115', 'Mozilla/5.0 (Windows NT 6.1; rv:109.0) Gecko/20100101 Firefox/115.0'],
  ['Safari 15.4', safari('15.4')],
  ['Safari 26', safari('26.0.1')],
])('%s is supported', (_, userAgent) => {
  expect(openAs(userAgent, false)).toBe(true)
})

test.each([
  ['Chromium 85', chrome('85.0.4183.121')],
  ['Edge with its own engine', `${chrome('64.0.3282.140')} Edge/18.17763`],
  ['Firefox 114', 'Mozilla/5.0 (Windows NT 6.1; rv:109.0) Gecko/20100101 Firefox/114.0'],
  ['Safari 15.3', safari('15.3')],
])('%s is not supported, whatever methods it has [browsers#unsupported-browsers]', (_, userAgent) => {
  expect(openAs(userAgent)).toBe(false)
})

test.each([
  ['Chromium', chrome('86.0.4240.198'), 'chromium 86'],
  ['Edge', `${chrome('121.0.0.0')} Edg/121.0.2277.83`, 'chromium 121'],
  ['a headless Chromium', chrome('109.0.0.0').replace('Chrome', 'HeadlessChrome'), 'chromium 109'],
  ['Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0', 'firefox 153'],
  ['Safari', safari('15.4'), 'webkit 15'],
  ['an engine without a version', 'Chrome/. Some engine', 'other'],
])('%s is named with its major version, and nothing else of its user agent', (_, userAgent, named) => {
  openAs(userAgent)
  expect(html.dataset.engine).toBe(named)
})

test('a browser without a version in its user agent is supported if it has the newest method', () => {
  const trident = 'Mozilla/5.0 (Windows NT 6.1; WOW64; Trident/7.0; rv:11.0) like Gecko'
  expect(openAs(trident, false)).toBe(false)
  expect(openAs('Some engine')).toBe(true)
})

test('a host without a list of browsers supports every version', () => {
  expect(supportScript({})).toContain('["Chrome",0]')
})

test('the first script is ES3, which the oldest engines can run', () => {
  expect(() => parse(`${supportScript(oldest)}\n${incompleteDocumentScript}`, { ecmaVersion: 3 })).not.toThrow()
})

test('the message says what is wrong and what to do, and its style hides it in supported browsers [browsers#unsupported-browsers]', () => {
  document.body.innerHTML = unsupportedMessage({ productName: '学海', app: { qrcode: '/qr.svg', ios: '', android: '' } }, (text) => text)
  expect(document.body).toHaveTextContent('当前浏览器无法打开学海')
  expect(document.body).toHaveTextContent('切换到极速模式')
  expect([...document.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual(['Chrome', 'Edge', 'Firefox'])
  expect(document.querySelector('noscript')?.textContent).toContain('关闭了 JavaScript')
  expect(document.querySelector('img')).toHaveAttribute('loading', 'lazy')
  document.head.insertAdjacentHTML('beforeend', `<style>${unsupportedStyle}</style>`)
  html.className = ''
  expect(document.querySelector('h2')).toBeVisible()
  html.className = 'supported'
  expect(document.querySelector('h2')).not.toBeVisible()
})

test('the message of a deployment without an app shows no QR code', () => {
  expect(unsupportedMessage({ productName: '学海', app: { qrcode: '', ios: '', android: '' } }, (text) => text)).not.toContain('<img')
})
