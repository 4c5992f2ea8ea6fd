import { keepRoom, leaveRoom, isRestored } from './page-room.ts'

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
const room = () => document.body.style.minHeight
const goBack = (state: unknown): boolean => window.dispatchEvent(new PopStateEvent('popstate', { state }))

beforeAll(() => {
  jest.useFakeTimers()
  Object.assign(window, { ResizeObserver: FakeResizeObserver })
  document.body.innerHTML = '<div id="root"><main id="main"></main></div>'
  root = document.getElementById('root')!
  history.replaceState({ idx: 0, height: 9000 }, '')
  keepRoom()
})
beforeEach(() => {
  leaveRoom()
  grow(600)
  document.getElementById('main')!.innerHTML = ''
})
afterAll(() => jest.useRealTimers())

test('a page that comes back has the room that it had, until it is there', () => {
  goBack({ height: 9000 })
  expect(isRestored()).toBe(true)
  resize()
  expect(room()).toBe('9000px')
  grow(9000)
  resize()
  expect(room()).toBe('')
})

test.each(['empty', 'error'])('a page that comes back %s gives the room up', (state) => {
  goBack({ height: 9000 })
  document.getElementById('main')!.innerHTML = `<div data-state="${state}"></div>`
  resize()
  expect(room()).toBe('')
})

test('a page that comes back shorter gives it up in the end', () => {
  goBack({ height: 9000 })
  jest.advanceTimersByTime(10_000)
  expect(room()).toBe('')
})

test('a page that was not there before, or that is entered, has none', () => {
  goBack(null)
  expect(room()).toBe('')
  goBack({ height: 9000 })
  leaveRoom()
  expect([isRestored(), room()]).toEqual([false, ''])
})

test('the height is noted beside what the router keeps, once the reader rests', () => {
  Object.defineProperty(document.documentElement, 'scrollHeight', { configurable: true, value: 7000 })
  window.dispatchEvent(new Event('scroll'))
  expect(history.state).toEqual({ idx: 0, height: 9000 })
  jest.advanceTimersByTime(200)
  expect(history.state).toEqual({ idx: 0, height: 7000 })
})
