import { type FirstView, firstViewKey } from '../../boot/first-view.ts'
import { keepFirstView } from './keep-first-view.ts'

const banner = `<section class="banner" data-first-view="start">
  <a class="link" href="/courseDetail?course_id=1">考研</a><div inert><a href="/search">法考</a></div><button>下一张</button>
</section>`
const tiles = '<nav class="tiles" data-first-view=""><img style="width: 40px"><img style="width: 40px"><img style="width: 20px"></nav>'
const price = '<p class="price">¥199</p>'

function show(html: string, css = ''): void {
  document.head.innerHTML = `<style>${css}</style>`
  document.body.innerHTML = `<main>${html}</main>`
}

function kept(): FirstView {
  keepFirstView()
  return JSON.parse(localStorage.getItem(firstViewKey) ?? 'null') as FirstView
}

beforeEach(() => {
  Object.defineProperty(document, 'adoptedStyleSheets', { value: [], configurable: true })
  history.replaceState(null, '', '/')
})
afterEach(() => localStorage.clear())

test('the marked parts of a page are kept for its address, and nothing else of it', () => {
  show(banner + price + tiles)
  const { pathname, html } = kept()
  expect(pathname).toBe('/')
  expect(html).toMatch(/^<section class="banner".*<\/section><nav class="tiles".*<\/nav>$/s)
  expect(html).not.toContain('199')
})

test('a page whose answer comes late is kept when it shows', async () => {
  show('<div data-skeleton="home"></div>')
  keepFirstView()
  const main = document.querySelector('main')!
  main.insertAdjacentHTML('beforeend', price)
  await Promise.resolve()
  expect(localStorage.getItem(firstViewKey)).toBeNull()
  main.innerHTML = banner
  await Promise.resolve()
  expect(localStorage.getItem(firstViewKey)).toContain('考研')
})

test('the wait for a first view ends when a page without one has loaded', async () => {
  show('<div data-skeleton="plain"></div>')
  keepFirstView()
  const main = document.querySelector('main')!
  main.innerHTML = price
  await Promise.resolve()
  main.innerHTML = banner
  await Promise.resolve()
  expect(localStorage.getItem(firstViewKey)).toBeNull()
})

test('what is kept has no invisible slides, and the tab key does not stop in it', () => {
  show(banner)
  const { html } = kept()
  expect(html).not.toContain('法考')
  expect(html.match(/tabindex="-1"/g)).toHaveLength(2)
})

test('rules take the place of style attributes, which the policy of the page forbids', () => {
  show(banner + tiles)
  const { html, css } = kept()
  expect(html).not.toContain(' style=')
  expect(html.match(/data-style="\d"/g)).toEqual(['data-style="0"', 'data-style="0"', 'data-style="1"'])
  expect(css).toBe('[data-style="0"]{width: 40px}[data-style="1"]{width: 20px}')
})

test('the rules of the kept elements are kept, with their states and conditions, and no others', () => {
  show(
    banner + price,
    `:root { --a: 1px } body { margin: 0 } .banner .link { color: red } .link:hover { color: blue } .button, .banner::after { content: "" } .link:is(:focus, :active) { color: red }
     .price { color: green } @media (max-width: 767px) { .banner { margin: 0 } .price { margin: 0 } } @media print { .price { margin: 0 } }`,
  )
  const { css } = kept()
  expect(css.replaceAll(/\s+/g, ' ')).toBe(
    '.banner .link {color: red;}.link:hover {color: blue;}.button, .banner::after {content: "";}.link:is(:focus, :active) {color: red;}@media (max-width: 767px) {.banner {margin: 0;}}',
  )
})

test.each([
  ['without marked parts', price],
  ['whose carousel shows another slide', banner.replace('"start"', '"moved"') + tiles],
])('a page %s keeps what was kept before', (_, html) => {
  localStorage.setItem(firstViewKey, '"before"')
  show(html)
  expect(kept()).toBe('before')
})

test('a page that begins with something else than the banner drops what was kept', () => {
  localStorage.setItem(firstViewKey, '"before"')
  show(tiles)
  expect(kept()).toBeNull()
})

test('a full storage throws no error', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  show(banner)
  expect(kept()).toBeNull()
  jest.restoreAllMocks()
})
