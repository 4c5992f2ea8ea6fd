import { act, screen } from '@testing-library/react'
import { renderPage } from '@xhkt/testing/render-page'
import { endScrollRestoration, restoreScroll } from '../../../shell/navigation/scroll-restoration.ts'
import { Article } from './article.tsx'
import { type Document, p } from './document.ts'
import { FakeIntersections } from './fake-intersections.ts'
import { Toc } from './toc.tsx'

const document: Document = {
  title: '用户协议',
  lead: [p('欢迎。')],
  chapters: ['scope', 'account', 'refund', 'contact-us'].map((id) => ({ id, title: id, blocks: [p('正文。')] })),
}

const scrolled: string[] = []
const scrollTo = jest.fn()
beforeEach(() => {
  FakeIntersections.install()
  scrolled.length = 0
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    scrolled.push(this.id)
  }
  window.scrollTo = scrollTo
  history.replaceState(null, '', '/')
})

const open = () =>
  renderPage(
    <>
      <Article document={document} numbered />
      <Toc chapters={document.chapters} />
    </>,
  )

const marked = () => screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'location').map(({ textContent }) => textContent)
const reach = (id: string) => act(() => FakeIntersections.latest?.reach(id))
const nextFrame = () => act(() => new Promise((resolve) => requestAnimationFrame(resolve)))

function standAt(scrollY: number, pageHeight: number): void {
  Object.defineProperty(window, 'scrollY', { configurable: true, value: scrollY })
  Object.defineProperty(window.document.documentElement, 'scrollHeight', { configurable: true, value: pageHeight })
}
afterEach(() => {
  endScrollRestoration()
  standAt(0, 0)
})

test('after a reload with a hash the page scrolls to its target, not to the position restored in a short page', async () => {
  history.replaceState(null, '', '#refund')
  standAt(300, 1000)
  open()
  await nextFrame()
  expect(scrolled).toEqual(['refund'])
})

test('the chapter at the line is current, and between two chapters the last one stays current', () => {
  open()
  expect(marked()).toEqual(['一、scope'])
  reach('refund')
  expect(marked()).toEqual(['三、refund'])
  reach('none')
  expect(marked()).toEqual(['三、refund'])
  reach('account')
  expect(marked()).toEqual(['二、account'])
})

test('a chosen chapter stays current until the reader scrolls', async () => {
  const { user } = open()
  await user.click(screen.getByRole('link', { name: '四、contact-us' }))
  reach('refund')
  expect(marked()).toEqual(['四、contact-us'])
  act(() => void window.dispatchEvent(new WheelEvent('wheel')))
  reach('refund')
  expect(marked()).toEqual(['三、refund'])
})

test('at the end of the page the last chapter is current, however short it is', () => {
  open()
  reach('refund')
  standAt(500, 500 + window.innerHeight)
  act(() => void window.dispatchEvent(new Event('scroll')))
  expect(marked()).toEqual(['四、contact-us'])
  standAt(400, 500 + window.innerHeight)
  act(() => void window.dispatchEvent(new Event('scroll')))
  expect(marked()).toEqual(['三、refund'])
})

test('before the first chapter the first is current, also after a jump there', () => {
  open()
  reach('refund')
  const first = window.document.querySelector('[data-chapter]')
  jest.spyOn(first!, 'getBoundingClientRect').mockReturnValue({ top: window.innerHeight / 2 } as DOMRect)
  reach('none')
  expect(marked()).toEqual(['一、scope'])
})

test('back to another hash makes its chapter current', () => {
  open()
  history.replaceState(null, '', '#account')
  act(() => void window.dispatchEvent(new HashChangeEvent('hashchange')))
  expect(marked()).toEqual(['二、account'])
})

test('an address with a hash scrolls to its target and focuses it', async () => {
  history.replaceState(null, '', '#refund')
  open()
  await nextFrame()
  expect(scrolled).toEqual(['refund'])
  expect(screen.getByRole('heading', { level: 2, name: '三、refund' })).toHaveFocus()
  expect(marked()).toEqual(['三、refund'])
})

test.each([
  ['of nothing', '#nothing'],
  ['that cannot be read', '#%E0%A4'],
])('a hash %s does not scroll', async (_name, hash) => {
  history.replaceState(null, '', hash)
  open()
  await nextFrame()
  expect(scrolled).toEqual([])
})

test('a hash does not scroll a page whose position is restored', async () => {
  history.replaceState(null, '', '#refund')
  restoreScroll()
  standAt(300, 5000)
  open()
  await nextFrame()
  expect(scrolled).toEqual([])
})

test.each([
  ['smoothly', false, 'smooth'],
  ['at once with reduced motion', true, 'auto'],
])('back to the top scrolls %s, and moves the focus', async (_name, matches, behavior) => {
  window.matchMedia = (() => ({ matches })) as unknown as typeof matchMedia
  const { user } = open()
  await user.click(screen.getByRole('button', { name: '返回顶部' }))
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior })
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
})
