import { type FirstView, firstViewId, firstViewKey, showFirstView } from './first-view.ts'

const kept: FirstView = { pathname: '/', html: '<a href="/courseDetail?course_id=1">考研</a>', css: 'a { color: red }' }
const slot = '<span data-early-picture></span>'

const replaceSync = jest.fn()
let tree: ShadowRoot | undefined

beforeEach(() => {
  tree = undefined
  replaceSync.mockClear()
  const attachShadow = Element.prototype.attachShadow
  jest.spyOn(Element.prototype, 'attachShadow').mockImplementation(function (this: Element, init) {
    return (tree = attachShadow.call(this, init))
  })
  Object.assign(CSSStyleSheet.prototype, { replaceSync })
  history.replaceState(null, '', '/')
  document.body.innerHTML = `<div id="root"><main id="main" class="main">${slot}</main></div>`
  localStorage.setItem(firstViewKey, JSON.stringify(kept))
})

afterEach(() => {
  jest.restoreAllMocks()
  localStorage.clear()
})

const shown = () => document.getElementById(firstViewId)
/** Observers of mutations run as microtasks. */
const settle = () => Promise.resolve()
const render = async (html: string) => {
  document.getElementById('root')?.replaceChildren(...new DOMParser().parseFromString(html, 'text/html').body.childNodes)
  await settle()
}

test('the first view of the last visit lies over the skeleton, with its rules and the layout of the main part, and is not read out', () => {
  showFirstView()
  expect(tree).toMatchObject({ mode: 'closed', innerHTML: kept.html })
  expect(replaceSync.mock.calls).toEqual([[kept.css]])
  expect(tree?.adoptedStyleSheets).toHaveLength(1)
  expect(shown()).toHaveClass('main')
  expect(shown()?.ariaHidden).toBe('true')
})

test('the first view stays while the page shows its skeleton or is not complete, and goes when the page is', async () => {
  showFirstView()
  await render(`<main><h1>加载中</h1>${slot}</main>`)
  expect(shown()).toBeInTheDocument()
  await render('<main><h1>首页</h1><div data-rest-of-page></div></main>')
  expect(shown()).toBeInTheDocument()
  await render('<main><h1>首页</h1></main>')
  expect(shown()).not.toBeInTheDocument()
})

test('the first view goes when another page or an error takes the place of the skeleton', async () => {
  showFirstView()
  history.pushState(null, '', '/courseDetail')
  await render(`<main>${slot}</main>`)
  expect(shown()).not.toBeInTheDocument()

  history.replaceState(null, '', '/')
  showFirstView()
  await render('<main role="alert">页面加载失败</main>')
  expect(shown()).not.toBeInTheDocument()
})

test('another page shows its skeleton alone', () => {
  history.replaceState(null, '', '/search')
  showFirstView()
  expect(shown()).not.toBeInTheDocument()
})

test.each([null, '{', 'null', '7'])('a stored value %s is no first view', (value) => {
  localStorage.clear()
  if (value) localStorage.setItem(firstViewKey, value)
  showFirstView()
  expect(shown()).not.toBeInTheDocument()
})

test('a blocked storage leaves the skeleton', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError')
  })
  showFirstView()
  expect(shown()).not.toBeInTheDocument()
})
