import { startScrollRestoration, endScrollRestoration, isRestored } from './scroll-restoration.ts'

let resize = (): void => undefined
let root: HTMLElement

class FakeResizeObserver {
  constructor(callback: () => void) {
    resize = callback
  }
  observe = jest.fn()
  disconnect = jest.fn()
}

const grow = (height: number): void => void Object.defineProperty(root, 'offsetHeight', { configurable: true, value: height })
const heldHeight = () => document.body.style.minHeight
const goBack = (state: unknown): boolean => window.dispatchEvent(new PopStateEvent('popstate', { state }))

beforeAll(() => {
  jest.useFakeTimers()
  Object.assign(window, { ResizeObserver: FakeResizeObserver })
  document.body.innerHTML = '<div id="root"><main id="main"></main></div>'
  root = document.getElementById('root')!
  history.replaceState({ idx: 0, height: 9000 }, '')
  startScrollRestoration()
})
beforeEach(() => {
  endScrollRestoration()
  grow(600)
  document.getElementById('main')!.innerHTML = ''
})
afterAll(() => jest.useRealTimers())

test('a page that is shown again gets its former height until it has loaded', () => {
  goBack({ height: 9000 })
  expect(isRestored()).toBe(true)
  resize()
  expect(heldHeight()).toBe('9000px')
  grow(9000)
  resize()
  expect(heldHeight()).toBe('')
})

test.each(['empty', 'error'])('a page that comes back %s gets its own height at once', (state) => {
  goBack({ height: 9000 })
  document.getElementById('main')!.innerHTML = `<div data-state="${state}"></div>`
  resize()
  expect(heldHeight()).toBe('')
})

test('a page that comes back shorter gets its own height after 10 s', () => {
  goBack({ height: 9000 })
  jest.advanceTimersByTime(10_000)
  expect(heldHeight()).toBe('')
})

test('a new page gets no former height', () => {
  goBack(null)
  expect(heldHeight()).toBe('')
  goBack({ height: 9000 })
  endScrollRestoration()
  expect([isRestored(), heldHeight()]).toEqual([false, ''])
})

test('the height is stored beside the router’s state when the scrolling ends', () => {
  Object.defineProperty(document.documentElement, 'scrollHeight', { configurable: true, value: 7000 })
  window.dispatchEvent(new Event('scroll'))
  expect(history.state).toEqual({ idx: 0, height: 9000 })
  jest.advanceTimersByTime(200)
  expect(history.state).toEqual({ idx: 0, height: 7000 })
})
